import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { readLink } from "../model/site-link.ts";

export interface HotEntry {
  name: string;
  link: string;
}

/** The specification's hot search list has eight entries. */
const hotCount = 8;

/** Hot recommendations of the search drawer; none when the CMS does not answer: the drawer works without. */
export async function loadHot(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<HotEntry[]> {
  try {
    const { hot } = await api.call("search.hot", { query: { locale }, signal });
    return hot
      .flatMap(({ innerName, innerLink }) => {
        const link = readLink(innerLink);
        return link ? [{ name: innerName, link }] : [];
      })
      .slice(0, hotCount);
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
