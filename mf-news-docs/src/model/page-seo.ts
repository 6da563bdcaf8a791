import type { Locale } from "@zhian/contracts/locale";
import { ownSeo } from "@zhian/page/own-seo";
import en from "../content/pages/en.yaml";
import zh from "../content/pages/zh.yaml";

const pages: Record<Locale, unknown> = { en, zh };

/** A page's texts for search engines if the CMS has none, by its id in `content/pages`. */
export function pageSeo(id: "news" | "notice" | "zixun" | "document" | "search", locale: Locale) {
  return ownSeo(pages[locale], id);
}
