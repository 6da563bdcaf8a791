/** What a page is drawn from. The release says what it offers and how it is listed, to all of the site: the page itself has it from there. */
export function pageAlone(content: unknown): unknown {
  if (typeof content !== "object" || content === null) return content;
  const { offer: _offer, listing: _listing, ...rest } = content as Record<string, unknown>;
  const { pages } = rest;
  return Array.isArray(pages) ? { ...rest, pages: pages.map(pageAlone) } : rest;
}
