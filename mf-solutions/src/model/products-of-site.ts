import type { InLanguage } from "@zhian/i18n/in-language";
import type { SiteBlock, SitePage } from "./site-content.ts";

/** Codes of all products that a page names. */
export function productsOfSite({ figure, blocks }: Pick<SitePage, "figure" | "blocks">): string[] {
  const drawn = figure?.nodes.flatMap(({ product }) => product ?? []) ?? [];
  return [...drawn, ...blocks.flatMap(productsOfBlock)];
}

function productsOfBlock(block: InLanguage<SiteBlock>): string[] {
  if (block.is === "commission") return block.rates.flatMap(({ products }) => products);
  if (block.is === "offers") return block.offers.map(({ product }) => product);
  return [];
}
