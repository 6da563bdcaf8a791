import type { BlockOf } from "../../model/page-content.ts";
import { Actions } from "../actions.tsx";
import { BlockSection } from "./block-section.tsx";
import css from "./call-to-action.module.css";

export function CallToAction({ block }: { block: BlockOf<"cta"> }) {
  return (
    <BlockSection block={block} tone="tint">
      <div className={css["actions"]}>
        <Actions links={block.actions} />
      </div>
    </BlockSection>
  );
}
