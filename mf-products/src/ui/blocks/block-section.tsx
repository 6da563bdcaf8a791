import { Section, type SectionProps } from "@zhian/ui/section";
import type { PageBlock } from "../../model/page-content.ts";
import { Words } from "../words.tsx";

interface BlockSectionProps extends Pick<SectionProps, "tone" | "aside" | "children"> {
  block: PageBlock;
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
