import { cutGroups } from "./cut-groups.ts";
import type { NavEntry, NavGroup } from "./navigation.ts";

export interface IndexCategory {
  id: number;
  name: string;
  /** The first of them. */
  links: { name: string; link: string }[];
  /** How many there are. */
  count: number;
  /** The link of a page that lists them all. */
  all: string;
}

/** A single pane's links are a group, listed by the pane's own page. */
function groupsOf(entry: NavEntry): Pick<NavGroup, "id" | "name" | "links" | "all">[] {
  switch (entry.form) {
    case "groups":
      return entry.groups;
    case "single":
      return [{ id: entry.id, name: entry.only.name, links: entry.links, all: entry.only.link }];
    case "link":
      return [];
  }
}

/** The footer's index: the navigation's products by category, names only, as many as a page carries. */
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
