import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./points.module.css";

export function Points({ block }: { block: SiteBlockOf<"points"> }) {
  return (
    <BlockSection block={block}>
      <dl className={css["points"]}>
        {block.items.map(({ term, text }) => (
          <div key={term}>
            <dt>
              <Words>{term}</Words>
            </dt>
            <dd>
              <Words>{text}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
