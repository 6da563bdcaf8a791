import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./features.module.css";

/** Ruled rows: each feature, its mechanism and its limit. */
export function Features({ block }: { block: BlockOf<"features"> }) {
  const marked = useMarked();
  const t = useText();
  return (
    <BlockSection block={block}>
      <div className={css["features"]}>
        {block.items.map(({ title, text, mechanism, limit }) => (
          <article key={title} className={css["feature"]}>
            <div className={css["promise"]}>
              <h3>{marked(title)}</h3>
              <p>{marked(text)}</p>
            </div>
            <dl className={css["proof"]}>
              <div>
                <dt>{t("feature.how")}</dt>
                <dd>{marked(mechanism)}</dd>
              </div>
              <div>
                <dt>{t("feature.limit")}</dt>
                <dd>{marked(limit)}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </BlockSection>
  );
}
