import { plainPath } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { isApiError } from "@zhian/http/api-error";
import { sectionOf } from "../model/article-lists.ts";
import { documentsNames, sectionNames, siteNames } from "../model/section-names.ts";

interface LoadFailedPage {
  kind: "load-failed";
  /** Name of the page's section. */
  name: string;
  head: { title: string; description: string; keywords: string; noindex: true };
}

interface Asked {
  url: URL;
  site: LoaderSite;
  signal: AbortSignal;
}

/**
 * Returns the page from `load`, or one that reports, under the page's own name, that it could not be loaded. In the browser only: on the
 * server, the shell decides what replaces a page that could not be rendered.
 */
export async function orLoadFailed<Page>(load: () => Promise<Page>, asked: Asked): Promise<Page | LoadFailedPage> {
  try {
    return await load();
  } catch (error) {
    if (asked.signal.aborted || typeof document === "undefined" || !isApiError(error)) throw error;
    const name = nameOf(asked);
    const title = `${name} | ${siteNames[asked.site.locale]}`;
    return { kind: "load-failed", name, head: { title, description: "", keywords: "", noindex: true } };
  }
}

function nameOf({ url, site: { locale } }: Asked): string {
  const isDocument = /^\/document(?:\/|$)/.test(plainPath(url.pathname));
  return isDocument ? documentsNames[locale] : sectionNames[sectionOf(url)][locale];
}
