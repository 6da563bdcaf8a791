import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./details.module.css";

export function Prose({ block }: { block: SiteBlockOf<"prose"> }) {
  return (
    <BlockSection block={block}>
      <div className={css["prose"]}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    </BlockSection>
  );
}
