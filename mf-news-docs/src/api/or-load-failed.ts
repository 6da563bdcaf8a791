import type { LoaderSite } from "@zhian/fragment/site-context";
import { sectionOf } from "../model/article-lists.ts";
import { documentsNames, sectionNames, siteNames } from "../model/section-names.ts";

export interface UnloadedPage {
  kind: "unloaded";
  /** Of the section that the page is in. */
  name: string;
  head: { title: string; description: string; keywords: string; noindex: true };
}

interface Asked {
  url: URL;
  site: LoaderSite;
  signal: AbortSignal;
}

/**
 * What `load` gives; or, where the api gave no data, a page that says so under its own name. In the browser only: what stands for a
 * page that a server could not load is the shell's affair.
 */
export async function orUnloaded<Page>(load: () => Promise<Page>, asked: Asked): Promise<Page | UnloadedPage> {
  try {
    return await load();
  } catch (error) {
    const isOfApi = error instanceof Error && error.name === "ApiError";
    if (asked.signal.aborted || typeof document === "undefined" || !isOfApi) throw error;
    const name = nameOf(asked);
    const title = `${name} | ${siteNames[asked.site.locale]}`;
    return { kind: "unloaded", name, head: { title, description: "", keywords: "", noindex: true } };
  }
}

function nameOf({ url, site: { locale } }: Asked): string {
  const isDocument = /^(?:\/zh)?\/document(?:\/|$)/.test(url.pathname);
  return isDocument ? documentsNames[locale] : sectionNames[sectionOf(url)].name[locale];
}
