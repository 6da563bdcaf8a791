import type { PageData } from "../../one-bundle/page-data.ts";

/** A document's data for its scripts, before any fragment adds its own. A page composed in the browser has the site's default head. */
export function siteData(origin: string): PageData {
  return {
    locale: "en",
    currency: "USD",
    config: { origin, apiBase: "/api", consoleUrl: "/console" },
    head: { title: "ZhiAn Cloud", description: "ZhiAn Cloud", keywords: "ZhiAn Cloud" },
    data: {},
  };
}
