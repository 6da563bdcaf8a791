import type { ApiClient } from "@zhian/contracts/endpoints";
import { localeOfPath } from "@zhian/contracts/locale";
import { cutGroups } from "../model/cut-groups.ts";
import type { NavEntry } from "../model/navigation.ts";
import { isInIndustryNews } from "../model/news-section.ts";
import { type HotEntry, loadHot } from "./load-hot.ts";
import { loadNavigation, loadNewsNavigation } from "./load-navigation.ts";
import { loadSlogan } from "./load-slogan.ts";

export interface HeaderData {
  /** Of each menu the first links: a page does not grow with the catalogue. */
  navigation: NavEntry[];
  isNews: boolean;
  slogan: string;
  hot: HotEntry[];
}

/** What the header shows at an address. */
export async function loadHeader(api: ApiClient, { url, signal }: Request): Promise<HeaderData> {
  const { pathname } = new URL(url);
  const locale = localeOfPath(pathname);
  const [categories, slogan, hot] = await Promise.all([
    isInIndustryNews(pathname) ? loadNewsNavigation({ api, locale, signal }) : [],
    loadSlogan(api, locale, signal),
    loadHot(api, locale, signal),
  ]);
  const isNews = categories.length > 0;
  const navigation = isNews ? categories : await loadNavigation({ api, locale, signal });
  return { navigation: navigation.map(cut), isNews, slogan, hot };
}

function cut(entry: NavEntry): NavEntry {
  return entry.form === "groups" ? { ...entry, groups: cutGroups(entry.groups) } : entry;
}
