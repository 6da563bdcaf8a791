import { groupsOf } from "../model/groups-of.ts";
import type { NavGroup } from "../model/navigation.ts";
import { type AskOfMenus, loadNavigation } from "./load-navigation.ts";

/** Loads all groups of an entry, untruncated. Rejects if the CMS fails, or no longer has the entry. */
export async function loadWholeMenu(id: number, ask: AskOfMenus): Promise<NavGroup[]> {
  const navigation = await loadNavigation(ask);
  const groups = navigation.flatMap((entry) => (entry.id === id ? groupsOf(entry) : []));
  if (groups.length === 0) throw new Error(`the navigation has no entry ${id}`);
  return groups;
}
