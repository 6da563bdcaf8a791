import type { Ending } from "@zhian/contracts/domain";
import type { InLanguage } from "@zhian/i18n/in-language";
import { BlockSection } from "@zhian/page/block-section";
import { CallToAction } from "@zhian/page/call-to-action";
import { PageLink } from "@zhian/page/page-link";
import { PlainTable } from "@zhian/page/plain-table";
import { Questions } from "@zhian/page/questions";
import { RelatedProducts } from "@zhian/page/related-products";
import { Steps } from "@zhian/page/steps";
import type { NamesBlock, RelatedBlock } from "../model/names-content.ts";
import { EndingsExcerpt } from "./endings-excerpt.tsx";
import css from "./names-blocks.module.css";

interface NamesBlocksProps {
  blocks: readonly InLanguage<NamesBlock>[];
  /** Null if the price list could not be loaded. */
  list: readonly Ending[] | null;
}

export function NamesBlocks({ blocks, list }: NamesBlocksProps) {
  return blocks.map((block) => <Block key={block.anchor} block={block} list={list} />);
}

interface BlockProps extends Pick<NamesBlocksProps, "list"> {
  block: InLanguage<NamesBlock>;
}

function Block({ block, list }: BlockProps) {
  switch (block.is) {
    case "endings":
      return <EndingsExcerpt block={block} list={list} />;
    case "table":
      return <PlainTable block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "faq":
      return <Questions block={block} />;
    case "related":
      return <Related block={block} />;
    case "cta":
      return <CallToAction block={block} />;
  }
}

function Related({ block }: { block: InLanguage<RelatedBlock> }) {
  return (
    <BlockSection block={block}>
      <RelatedProducts items={block.items} />
      <p className={css["links"]}>
        {block.links.map(({ label, to }) => (
          <PageLink key={to} to={to} look="onward">
            {label}
          </PageLink>
        ))}
      </p>
    </BlockSection>
  );
}
