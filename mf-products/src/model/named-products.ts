import type { Page, PageBlock } from "./page-content.ts";

/** Codes of all products that a page names. */
export function namedProducts({ code, figure, blocks }: Pick<Page, "code" | "figure" | "blocks">): string[] {
  const drawn = figure?.nodes.flatMap(({ product }) => product ?? []) ?? [];
  return [code, ...drawn, ...blocks.flatMap(namedInBlock)];
}

function namedInBlock(block: PageBlock): string[] {
  switch (block.is) {
    case "scenarios":
      return block.items.flatMap(({ products }) => products);
    case "comparison":
      return block.subjects;
    case "related":
      return block.items.map(({ product }) => product);
    case "packet-path":
      return block.stations.flatMap(({ product }) => product ?? []);
    default:
      return [];
  }
}

/** Slugs of all solutions that a page names. */
export function namedSolutions({ blocks }: Pick<Page, "blocks">): string[] {
  return blocks.flatMap((block) => (block.is === "related" ? block.solutions : []));
}
