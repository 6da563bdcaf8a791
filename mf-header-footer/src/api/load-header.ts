import { localeOfPath } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { cutGroup, cutGroups } from "../model/cut-groups.ts";
import type { NavEntry } from "../model/navigation.ts";
import { isInIndustryNews } from "../model/news-section.ts";
import { type Brand, loadBrand } from "./load-brand.ts";
import { type HotEntry, loadHot } from "./load-hot.ts";
import { loadNavigation, loadNewsNavigation } from "./load-navigation.ts";

export interface HeaderData extends Brand {
  /** The first links of each menu: a page does not grow with the catalogue. */
  navigation: NavEntry[];
  isNews: boolean;
  hot: HotEntry[];
  /** When the CMS responded, as `Date.now()` counts; 0 if the response was stale. */
  askedAt: number;
}

/** Loads the header's data for a page. If the CMS fails, uses the `known` data, or the site's own defaults. */
export async function loadHeader(
  { api, catalogue, isStale }: Pick<LoaderSite, "api" | "catalogue" | "isStale">,
  { url, signal }: Request,
  known?: HeaderData,
): Promise<HeaderData> {
  const { pathname } = new URL(url);
  const locale = localeOfPath(pathname);
  const ask = { api, locale, signal };
  const [categories, brand, hot] = await Promise.all([
    isInIndustryNews(pathname) ? loadNewsNavigation(ask) : [],
    loadBrand(ask, known),
    loadHot(ask, known?.hot),
  ]);
  const asked = { ...brand, hot, askedAt: isStale?.() ? 0 : Date.now() };
  if (categories.length > 0) return { ...asked, isNews: true, navigation: categories };
  if (known?.isNews) return { ...asked, isNews: true, navigation: known.navigation };
  const navigation = await loadNavigation({ ...ask, catalogue }, known?.navigation);
  return { ...asked, isNews: false, navigation: navigation.map(cut) };
}

function cut(entry: NavEntry): NavEntry {
  switch (entry.form) {
    case "groups":
      return { ...entry, groups: cutGroups(entry.groups) };
    case "single":
      return { ...entry, below: cutGroup(entry.below) };
    case "link":
      return entry;
  }
}
