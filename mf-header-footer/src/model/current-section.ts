import type { NavEntry } from "./navigation.ts";

/** What `aria-current` says of a link at a plain path. */
export function currentOf(link: string, path: string): "page" | undefined {
  return link.replace(/[?#].*/s, "") === path ? "page" : undefined;
}

/** Whether the page at `path` belongs to an entry of the navigation: it, one of its links, or something below one. */
export function isInSection(entry: NavEntry, path: string): boolean {
  return linksOf(entry).some((link) => path === link || (link !== "/" && path.startsWith(`${link}/`)));
}

function linksOf(entry: NavEntry): string[] {
  switch (entry.form) {
    case "link":
      return [entry.link];
    case "single":
      return [entry.only.link];
    case "groups":
      return [
        ...(entry.link ? [entry.link] : []),
        ...entry.groups.flatMap(({ links }) => links.map(({ link }) => link)),
      ];
  }
}
