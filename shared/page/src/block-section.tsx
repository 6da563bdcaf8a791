import type { InLanguage } from "@zhian/i18n/in-language";
import { Section, type SectionProps } from "@zhian/ui/section";
import type { BlockHead } from "./content.ts";
import { Words } from "./words.tsx";

interface BlockSectionProps extends Pick<SectionProps, "tone" | "aside" | "children"> {
  block: InLanguage<BlockHead>;
}

/** What all blocks have: an address within the page, a heading, perhaps a lead. */
export function BlockSection({ block, ...section }: BlockSectionProps) {
  return (
    <Section
      {...section}
      anchor={block.anchor}
      heading={<Words>{block.heading}</Words>}
      lead={block.lead && <Words>{block.lead}</Words>}
    />
  );
}
