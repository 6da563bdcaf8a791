import type { Page, PageBlock } from "./page-content.ts";

/** Codes of all products that a page names. */
export function namedProducts({ code, figure, blocks }: Pick<Page, "code" | "figure" | "blocks">): string[] {
  const drawn = figure?.nodes.flatMap(({ product }) => product ?? []) ?? [];
  return [code, ...drawn, ...blocks.flatMap(namedInBlock)];
}

function namedInBlock(block: PageBlock): string[] {
  if (block.is === "scenarios") return block.items.flatMap(({ products }) => products);
  if (block.is === "comparison") return block.subjects;
  if (block.is === "related") return block.items.map(({ product }) => product);
  if (block.is === "packet-path") return block.stations.flatMap(({ product }) => product ?? []);
  return [];
}

/** Slugs of all solutions that a page names. */
export function namedSolutions({ blocks }: Pick<Page, "blocks">): string[] {
  return blocks.flatMap((block) => (block.is === "related" ? block.solutions : []));
}
