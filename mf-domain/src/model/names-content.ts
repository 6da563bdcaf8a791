import type { BlockHead, CtaBlock, FaqBlock, PageLink, StepsBlock, TableBlock, Words } from "@zhian/page/content";

/** A few endings of the price list, and the way to all of them. */
export interface EndingsBlock extends BlockHead {
  is: "endings";
  /** As the price list spells them, without a dot. */
  endings: string[];
  caption: Words;
  all: PageLink;
  /** Says that the prices are made up, and what comes on top. */
  note: Words;
  /** In the place of the prices, when they cannot be had. */
  absent: Words;
}

export interface RelatedBlock extends BlockHead {
  is: "related";
  items: { product: string; relation: Words }[];
  links: PageLink[];
}

export type NamesBlock = TableBlock | EndingsBlock | RelatedBlock | StepsBlock | FaqBlock | CtaBlock;

/** The page about domain names. */
export interface NamesContent {
  title: Words;
  lead: Words;
  facts: { label: Words; value: Words; anchor: string }[];
  blocks: NamesBlock[];
  seo: { title: Words; description: Words; keywords: Words };
  updatedAt: string;
}
