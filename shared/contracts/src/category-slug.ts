import type { ColumnNode } from "./cms.ts";

/**
 * What names a category of the industry news in addresses: its slug, else what its link has below `/zixun`, else its number. Undefined
 * for a node that has none of them.
 */
export function categorySlug({ slug, link, id }: Pick<ColumnNode, "slug" | "link" | "id">): string | undefined {
  const below = /\/zixun\/([^/?#]+)\/?$/.exec(link)?.[1] ?? "";
  return [slug, below, id > 0 ? String(id) : ""].find((name) => /^[A-Za-z0-9_-]+$/.test(name));
}
