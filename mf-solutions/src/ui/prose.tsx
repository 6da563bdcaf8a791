import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./details.module.css";

export function Prose({ block }: { block: SiteBlockOf<"prose"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <div className={css["prose"]}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{marked(paragraph)}</p>
        ))}
      </div>
    </BlockSection>
  );
}
