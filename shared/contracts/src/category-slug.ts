import type { ColumnNode } from "./cms.ts";

/**
 * Name of an industry news category in URLs: its slug, else the segment of its link below `/zixun`, else its number. Undefined for a
 * node without any of them.
 */
export function categorySlug({ slug, link, id }: Pick<ColumnNode, "slug" | "link" | "id">): string | undefined {
  const below = /\/zixun\/([^/?#]+)\/?$/.exec(link)?.[1] ?? "";
  return [slug, below, id > 0 ? String(id) : ""].find((name) => /^[A-Za-z0-9_-]+$/.test(name));
}
