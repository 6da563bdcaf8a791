import type { InLanguage } from "@zhian/i18n/in-language";
import { Section, type SectionProps } from "@zhian/ui/section";
import type { BlockHead } from "./content.ts";
import { useMarked } from "./use-marked.ts";

interface BlockSectionProps extends Pick<SectionProps, "tone" | "aside" | "children"> {
  block: InLanguage<BlockHead>;
}

/** The common parts of all blocks: an anchor, a heading and an optional lead. */
export function BlockSection({ block, ...section }: BlockSectionProps) {
  const marked = useMarked();
  return (
    <Section
      {...section}
      anchor={block.anchor}
      heading={marked(block.heading)}
      lead={block.lead && marked(block.lead)}
    />
  );
}
