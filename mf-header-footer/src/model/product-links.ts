/** Returns the products of an entry's groups, without duplicates. */
export function productLinks<Link extends { link: string; code?: string }>(
  groups: readonly { links: readonly Link[] }[],
): Link[] {
  const links = groups.flatMap((group) => group.links).filter(({ code }) => code !== undefined);
  return [...new Map(links.map((link) => [link.link, link])).values()];
}
