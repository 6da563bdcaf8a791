import { groupsOf } from "./groups-of.ts";
import { isTruncated } from "./is-truncated.ts";
import type { NavEntry, NavGroup } from "./navigation.ts";

/** Returns a link's `aria-current` on the page at a plain path. */
export function currentOf(link: string, path: string): "page" | undefined {
  return link.replace(/[?#].*/s, "") === path ? "page" : undefined;
}

/** Reports whether the page at `path` belongs to a navigation entry: as its page, one of its links, or a page below one. */
export function isInSection(entry: NavEntry, path: string): boolean {
  return (
    linksOf(entry).some((link) => path === link || (link !== "/" && path.startsWith(`${link}/`))) ||
    groupsOf(entry).some((group) => isBeside(group, path))
  );
}

/** A page in the same folder as a truncated group's links counts as one of its omitted links. */
function isBeside(group: NavGroup, path: string): boolean {
  return (
    isTruncated(group) && group.links.some(({ link }) => /^\/[^/?#]+\//.test(link) && path.startsWith(folderOf(link)))
  );
}

function folderOf(link: string): string {
  return link.slice(0, link.lastIndexOf("/") + 1);
}

function linksOf(entry: NavEntry): string[] {
  const below = groupsOf(entry).flatMap(({ links }) => links.map(({ link }) => link));
  const own = entry.form === "single" ? entry.only.link : entry.link;
  return own === undefined ? below : [own, ...below];
}
