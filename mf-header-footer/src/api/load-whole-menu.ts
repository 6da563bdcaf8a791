import { groupsOf } from "../model/groups-of.ts";
import type { NavGroup } from "../model/navigation.ts";
import { type AskOfMenus, loadNavigation } from "./load-navigation.ts";

/** Loads all groups of an entry, untruncated; none if the CMS no longer has the entry, or fails. */
export async function loadWholeMenu(id: number, ask: AskOfMenus): Promise<NavGroup[]> {
  const navigation = await loadNavigation(ask);
  return navigation.flatMap((entry) => (entry.id === id ? groupsOf(entry) : []));
}
