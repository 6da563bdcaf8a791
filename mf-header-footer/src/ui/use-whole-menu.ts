import { noCatalogue } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useState } from "react";
import { groupsOf } from "../model/groups-of.ts";
import { isTruncated } from "../model/is-truncated.ts";
import type { GroupsEntry, NavGroup, SingleEntry } from "../model/navigation.ts";

/**
 * Loads all of an entry's groups, when it is open and the page includes only their first links; undefined until then.
 * Closing it aborts the request; a lost response is requested again on the next opening.
 */
export function useWholeMenu(entry: GroupsEntry | SingleEntry, isOpen: boolean): readonly NavGroup[] | undefined {
  const { api, catalogue = noCatalogue, locale } = useSite();
  const [loaded, setLoaded] = useState<{ of: typeof entry; groups: readonly NavGroup[] }>();
  const whole = loaded?.of === entry ? loaded.groups : undefined;
  const isWanted = isOpen && !whole && groupsOf(entry).some(isTruncated);

  useEffect(() => {
    if (!isWanted || !api) return;
    const asking = new AbortController();
    void import(/* webpackChunkName: "loaders" */ "../api/load-whole-menu.ts")
      .then(({ loadWholeMenu }) => loadWholeMenu(entry.id, { api, catalogue, locale, signal: asking.signal }))
      .then(
        (groups) => {
          if (groups.length > 0 && !asking.signal.aborted) setLoaded({ of: entry, groups });
        },
        // The first links stay, with the link to all of them.
        () => {},
      );
    return () => asking.abort();
  }, [isWanted, api, catalogue, entry, locale]);

  return whole;
}
