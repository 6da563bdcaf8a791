import type { SitePage } from "./site-content.ts";

/** A block without content until it is configured is left out, also of the page's navigation. */
export function blocksToShow(blocks: SitePage["blocks"]): SitePage["blocks"] {
  return blocks.filter((block) => block.is !== "licences" || block.items.length > 0);
}
