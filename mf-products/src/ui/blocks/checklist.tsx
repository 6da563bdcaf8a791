import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./checklist.module.css";

export function Checklist({ block }: { block: BlockOf<"checklist"> }) {
  return (
    <BlockSection block={block} tone="tint">
      <ul className={css["items"]}>
        {block.items.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
