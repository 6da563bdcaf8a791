import type { ArticleSection } from "@zhian/contracts/article-words";
import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";
import { sectionNames } from "./section-names.ts";

/** The feeds of a section, in each format. */
export function feedsOf(section: ArticleSection, locale: Locale): NonNullable<Head["feeds"]> {
  const title = sectionNames[section][locale];
  return [
    { title: `${title} (Atom)`, type: "application/atom+xml", path: `/${section}/feed.atom` },
    { title: `${title} (JSON Feed)`, type: "application/feed+json", path: `/${section}/feed.json` },
  ];
}
