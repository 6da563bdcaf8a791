import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./terms.module.css";

/** Each rule twice: in plain words, and in its binding form. */
export function Terms({ block }: { block: SiteBlockOf<"terms"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <ol className={css["terms"]}>
        {block.items.map(({ plain, full }) => (
          <li key={plain} className={css["term"]}>
            <p className={css["plain"]}>{marked(plain)}</p>
            <p className={css["full"]}>{marked(full)}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
