import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./checklist.module.css";

export function Checklist({ block }: { block: BlockOf<"checklist"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block} tone="tint">
      <ul className={css["items"]}>
        {block.items.map((item) => (
          <li key={item}>{marked(item)}</li>
        ))}
      </ul>
    </BlockSection>
  );
}
