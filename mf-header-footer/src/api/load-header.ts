import type { ApiClient } from "@zhian/contracts/endpoints";
import { localeOfPath } from "@zhian/contracts/locale";
import { cutGroup, cutGroups } from "../model/cut-groups.ts";
import type { NavEntry } from "../model/navigation.ts";
import { isInIndustryNews } from "../model/news-section.ts";
import { type Brand, loadBrand } from "./load-brand.ts";
import { type HotEntry, loadHot } from "./load-hot.ts";
import { loadNavigation, loadNewsNavigation } from "./load-navigation.ts";

export interface HeaderData extends Brand {
  /** Of each menu the first links: a page does not grow with the catalogue. */
  navigation: NavEntry[];
  isNews: boolean;
  hot: HotEntry[];
}

/** What the header shows at an address. */
export async function loadHeader(api: ApiClient, { url, signal }: Request): Promise<HeaderData> {
  const { pathname } = new URL(url);
  const locale = localeOfPath(pathname);
  const [categories, brand, hot] = await Promise.all([
    isInIndustryNews(pathname) ? loadNewsNavigation({ api, locale, signal }) : [],
    loadBrand(api, locale, signal),
    loadHot(api, locale, signal),
  ]);
  const isNews = categories.length > 0;
  const navigation = isNews ? categories : await loadNavigation({ api, locale, signal });
  return { navigation: navigation.map(cut), isNews, ...brand, hot };
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
