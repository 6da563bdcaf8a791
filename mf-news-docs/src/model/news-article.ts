import { type Article } from "@zhian/contracts/article";
import { articlePath } from "@zhian/contracts/article-words";
import { htmlLang, localePath } from "@zhian/contracts/locale";
import type { SiteOfPage } from "@zhian/page/json-ld";

/** schema.org's NewsArticle. `locale` is the language of the text. */
export function newsArticle({ origin, locale }: SiteOfPage, article: Article): Record<string, unknown> {
  const url = origin + localePath(locale, articlePath(article.section, article.id));
  const publisher = { "@type": "Organization", name: "ZhiAn Cloud", url: origin };
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    inLanguage: htmlLang(locale),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(article.updatedAt && { dateModified: article.updatedAt }),
    keywords: article.tags,
    author: publisher,
    publisher,
  };
}
