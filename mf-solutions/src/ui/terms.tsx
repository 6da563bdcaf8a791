import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./terms.module.css";

/** Each rule twice: so that it is understood, and so that it holds. */
export function Terms({ block }: { block: SiteBlockOf<"terms"> }) {
  return (
    <BlockSection block={block}>
      <ol className={css["terms"]}>
        {block.items.map(({ plain, full }) => (
          <li key={plain} className={css["term"]}>
            <p className={css["plain"]}>
              <Words>{plain}</Words>
            </p>
            <p className={css["full"]}>
              <Words>{full}</Words>
            </p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
