import type { InLanguage } from "@zhian/i18n/in-language";
import type { Block, PageContent } from "./page-content.ts";

/** With or without labels. */
type NamingPage = Pick<InLanguage<PageContent>, "code" | "figure" | "blocks">;

/** Codes of all products that a page names. */
export function namedProducts({ code, figure, blocks }: NamingPage): string[] {
  const drawn = figure?.nodes.flatMap(({ product }) => product ?? []) ?? [];
  return [code, ...drawn, ...blocks.flatMap(namedInBlock)];
}

function namedInBlock(block: InLanguage<Block>): string[] {
  if (block.is === "scenarios") return block.items.flatMap(({ products }) => products);
  if (block.is === "specs") return block.rows.flatMap(({ product }) => product ?? []);
  if (block.is === "comparison") return block.subjects;
  if (block.is === "related") return block.items.map(({ product }) => product);
  if (block.is === "packet-path") return block.stations.flatMap(({ product }) => product ?? []);
  return [];
}

/** Slugs of all solutions that a page names. */
export function namedSolutions({ blocks }: Pick<NamingPage, "blocks">): string[] {
  return blocks.flatMap((block) => (block.is === "related" ? block.solutions : []));
}
