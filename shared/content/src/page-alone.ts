/** The page's own data. The release publishes its offer and listing to the whole site: the page itself reads them from there. */
export function pageAlone(content: unknown): unknown {
  if (typeof content !== "object" || content === null) return content;
  const { offer: _offer, listing: _listing, ...rest } = content as Record<string, unknown>;
  const { pages } = rest;
  return Array.isArray(pages) ? { ...rest, pages: pages.map(pageAlone) } : rest;
}
