import { noCatalogue } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useState } from "react";
import type { HeaderData } from "../api/load-header.ts";

/** Measured by the clocks of server and visitor: if they disagree, there is one request more, or one less. */
const freshMs = 60_000;

/**
 * Returns the header's data: the page's, or the CMS's current ones. The specification requests them on each load of the layout
 * that finds a token; data younger than a minute are not requested again.
 */
export function useFreshHeader(given: HeaderData): HeaderData {
  const { api, catalogue = noCatalogue, bus } = useSite();
  const [loaded, setLoaded] = useState<{ of: HeaderData; header: HeaderData }>();

  useEffect(() => {
    if (!api || bus?.get("auth").status !== "signed-in" || Date.now() - given.askedAt <= freshMs) return;
    const asking = new AbortController();
    const request = new Request(location.href, { signal: asking.signal });
    void import(/* webpackChunkName: "loaders" */ "../api/load-header.ts")
      .then(({ loadHeader }) => loadHeader({ api, catalogue }, request, given))
      .then(
        (header) => {
          if (!asking.signal.aborted && !isSame(header, given)) setLoaded({ of: given, header });
        },
        // The page's original data stay.
        () => {},
      );
    return () => asking.abort();
  }, [api, catalogue, bus, given]);

  return loaded?.of === given ? loaded.header : given;
}

/** An open menu is not re-rendered unless its content has changed. */
function isSame(one: HeaderData, other: HeaderData): boolean {
  return JSON.stringify({ ...one, askedAt: 0 }) === JSON.stringify({ ...other, askedAt: 0 });
}
