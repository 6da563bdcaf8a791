import type { NavEntry, NavLink } from "./navigation.ts";

/** The products of an entry, each once. */
export function productLinks(entry: NavEntry): NavLink[] {
  if (entry.form !== "groups") return [];
  const links = entry.groups.flatMap(({ links }) => links).filter(({ code }) => code !== undefined);
  return [...new Map(links.map((link) => [link.link, link])).values()];
}
