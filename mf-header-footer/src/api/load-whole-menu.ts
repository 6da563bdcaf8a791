import { groupsOf } from "../model/groups-of.ts";
import type { NavGroup } from "../model/navigation.ts";
import { type AskOfMenus, loadNavigation } from "./load-navigation.ts";

/** All of an entry's groups, whole; none when the CMS no longer has the entry, or does not answer. */
export async function loadWholeMenu(id: number, ask: AskOfMenus): Promise<NavGroup[]> {
  const navigation = await loadNavigation(ask);
  return navigation.flatMap((entry) => (entry.id === id ? groupsOf(entry) : []));
}
