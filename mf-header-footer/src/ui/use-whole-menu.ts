import { noCatalogue } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { loadWhileWanted } from "@zhian/ui/load-while-wanted";
import { useEffect, useState } from "react";
import { groupsOf } from "../model/groups-of.ts";
import { isTruncated } from "../model/is-truncated.ts";
import type { GroupsEntry, NavGroup, SingleEntry } from "../model/navigation.ts";

/**
 * Loads all of an entry's groups, when it is open and the page includes only their first links; undefined until then.
 * Closing it aborts the request; a lost response is requested again while it stays open, and on the next opening.
 */
export function useWholeMenu(entry: GroupsEntry | SingleEntry, isOpen: boolean): readonly NavGroup[] | undefined {
  const { api, catalogue = noCatalogue, locale } = useSite();
  const [loaded, setLoaded] = useState<{ of: typeof entry; groups: readonly NavGroup[] }>();
  const whole = loaded?.of === entry ? loaded.groups : undefined;
  const isWanted = isOpen && !whole && groupsOf(entry).some(isTruncated);

  useEffect(() => {
    if (!isWanted || !api) return;
    const wanted = new AbortController();
    const load = async () => {
      const { loadWholeMenu } = await import(/* webpackChunkName: "loaders" */ "../api/load-whole-menu.ts");
      return loadWholeMenu(entry.id, { api, catalogue, locale, signal: wanted.signal });
    };
    void loadWhileWanted(load, wanted.signal).then(
      (groups) => setLoaded({ of: entry, groups }),
      // Until then, the first links stay, with the link to all of them.
      () => {},
    );
    return () => wanted.abort();
  }, [isWanted, api, catalogue, entry, locale]);

  return whole;
}
