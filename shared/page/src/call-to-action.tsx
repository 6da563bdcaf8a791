import type { InLanguage } from "@zhian/i18n/in-language";
import { Actions } from "./actions.tsx";
import { BlockSection } from "./block-section.tsx";
import css from "./call-to-action.module.css";
import type { CtaBlock } from "./content.ts";

export function CallToAction({ block }: { block: InLanguage<CtaBlock> }) {
  return (
    <BlockSection block={block} tone="tint">
      <div className={css["actions"]}>
        <Actions links={block.actions} />
      </div>
    </BlockSection>
  );
}
