import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./points.module.css";

export function Points({ block }: { block: SiteBlockOf<"points"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <dl className={css["points"]}>
        {block.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{marked(term)}</dt>
            <dd>{marked(text)}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
