import { cutGroups } from "./cut-groups.ts";
import { groupsOf } from "./groups-of.ts";
import type { NavEntry } from "./navigation.ts";

export interface IndexCategory {
  id: number;
  name: string;
  /** The first links. */
  links: { name: string; link: string }[];
  /** Total number of links. */
  count: number;
  /** The link of a page that lists them all. */
  all: string;
}

/** Returns the footer's index: the navigation's products by category, names only, as many as a page includes. */
export function productIndex(navigation: readonly NavEntry[]): IndexCategory[] {
  const categories = navigation
    .flatMap(groupsOf)
    .map(({ id, name, links, all }) => {
      const products = links.flatMap(({ code, name: product, link }) => (code ? [{ name: product, link }] : []));
      return { id, name, links: products, count: products.length, all };
    })
    .filter(({ count }) => count > 0);
  return cutGroups(categories);
}
