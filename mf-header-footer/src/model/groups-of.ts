import type { NavEntry, NavGroup } from "./navigation.ts";

/** The groups of links that an entry opens; a single pane has one, which may be empty. */
export function groupsOf(entry: NavEntry): readonly NavGroup[] {
  switch (entry.form) {
    case "groups":
      return entry.groups;
    case "single":
      return [entry.below];
    case "link":
      return [];
  }
}
