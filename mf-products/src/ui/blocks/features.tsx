import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./features.module.css";

/** Ruled rows: what it does, how, and where that ends. */
export function Features({ block }: { block: BlockOf<"features"> }) {
  const t = useText();
  return (
    <BlockSection block={block}>
      <div className={css["features"]}>
        {block.items.map(({ title, text, mechanism, limit }) => (
          <article key={title} className={css["feature"]}>
            <div className={css["promise"]}>
              <h3>
                <Words>{title}</Words>
              </h3>
              <p>
                <Words>{text}</Words>
              </p>
            </div>
            <dl className={css["proof"]}>
              <div>
                <dt>{t("feature.how")}</dt>
                <dd>
                  <Words>{mechanism}</Words>
                </dd>
              </div>
              <div>
                <dt>{t("feature.limit")}</dt>
                <dd>
                  <Words>{limit}</Words>
                </dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </BlockSection>
  );
}
