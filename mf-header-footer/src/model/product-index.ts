import type { NavEntry } from "./navigation.ts";

export interface IndexCategory {
  id: number;
  name: string;
  links: { name: string; link: string }[];
}

/** The footer's index: every product of the navigation by category, names only. */
export function productIndex(navigation: readonly NavEntry[]): IndexCategory[] {
  return navigation
    .flatMap((entry) => (entry.form === "groups" ? entry.groups : []))
    .map(({ id, name, links }) => ({
      id,
      name,
      links: links
        .filter(({ code }) => code !== undefined)
        .map(({ name: linkName, link }) => ({ name: linkName, link })),
    }))
    .filter(({ links }) => links.length > 0);
}
