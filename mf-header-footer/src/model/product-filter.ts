import type { NavEntry, NavLink } from "./navigation.ts";

/** Names of products in each language, by code: whoever reads Chinese may type English, and the other way round. */
export type ProductNames = ReadonlyMap<string, { en: string; zh: string }>;

/** The product links that answer to every word, by code or by name in either language; codes that match whole come first. */
export function filterProducts(links: readonly NavLink[], words: string, names: ProductNames): NavLink[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = links.filter((link) => {
    const text = textOf(link, names);
    return wanted.every((word) => text.includes(word));
  });
  const isExact = ({ code }: NavLink) => (code === wanted.join("") ? 0 : 1);
  return found.toSorted((left, right) => isExact(left) - isExact(right));
}

function textOf({ name, desc, code = "" }: NavLink, names: ProductNames): string {
  const both = names.get(code);
  return [code, name, desc, both?.en, both?.zh].join(" ").toLowerCase();
}

export function productLinks(entry: NavEntry): NavLink[] {
  if (entry.form !== "groups") return [];
  return entry.groups.flatMap(({ links }) => links).filter(({ code }) => code !== undefined);
}
