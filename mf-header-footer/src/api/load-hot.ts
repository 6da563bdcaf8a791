import { readLink } from "../model/site-link.ts";
import type { Ask } from "./load-navigation.ts";

export interface HotEntry {
  name: string;
  link: string;
}

/** The specification's hot search list has eight entries. */
const hotCount = 8;

/** Loads the search drawer's hot recommendations; if the CMS fails, the known ones, or none: the drawer works without. */
export async function loadHot({ api, locale, signal }: Ask, known: HotEntry[] = []): Promise<HotEntry[]> {
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
    return known;
  }
}
