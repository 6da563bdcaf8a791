import { type Article, articlePath } from "@zhian/contracts/article";
import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";

const siteName: Record<Locale, string> = { en: "ZhiAn Cloud", zh: "智安云" };

/** What is borrowed from the other language is for readers who came here, and not for search engines. */
export function toArticleHead(
  { section, id, title, description, keywords, lang }: Omit<Article, "body">,
  locale: Locale,
): Omit<Head, "jsonLd"> {
  return {
    title: `${title} | ${siteName[locale]}`,
    description,
    keywords,
    canonical: articlePath(section, id),
    ...(lang && { noindex: true }),
  };
}
