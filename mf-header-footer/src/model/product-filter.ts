import type { NavLink } from "./navigation.ts";

/** Other names of products, by code: readers of Chinese may type English or pinyin, and vice versa. */
type ProductNames = ReadonlyMap<string, string>;

/** Returns the product links that match every word: exact codes first, then codes or names that begin with the words. */
export function filterProducts(links: readonly NavLink[], words: string, names: ProductNames): NavLink[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...links];
  const found = links.filter((link) => {
    const text = textOf(link, names);
    return wanted.every((word) => text.includes(word));
  });
  const whole = wanted.join(" ");
  return found.toSorted((left, right) => distance(left, whole) - distance(right, whole));
}

function textOf({ name, desc, code = "" }: NavLink, names: ProductNames): string {
  return [code, name, desc, names.get(code)].join(" ").toLowerCase();
}

function distance({ code, name }: NavLink, words: string): number {
  if (code === words) return 0;
  return code?.startsWith(words) || name.toLowerCase().startsWith(words) ? 1 : 2;
}
