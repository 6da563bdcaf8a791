import { type ArticleSection, articlePath } from "@zhian/contracts/article";
import type { Locale } from "@zhian/contracts/locale";
import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { breadcrumbs } from "@zhian/page/json-ld";
import { marksOf } from "@zhian/page/marks-of";
import { contentsOf, minutesOf } from "../model/article-text.ts";
import { newsArticle } from "../model/news-article.ts";
import { toArticleHead } from "../model/page-head.ts";
import { getArticle } from "./get-article.ts";

interface Asked {
  section: ArticleSection;
  id: string;
  signal: AbortSignal;
}

const sectionNames: Record<"home" | "news", Record<Locale, string>> = {
  home: { en: "Home", zh: "首页" },
  news: { en: "News", zh: "新闻" },
};

/** Throws 404 for an id that no published article of the section has. */
export async function loadArticle({ section, id, signal }: Asked, { api, config, locale }: LoaderSite) {
  const article = await getArticle(api, { id, locale, signal });
  if (article?.section !== section) throw data("No such article", { status: 404 });

  const path = articlePath(section, id);
  const site = { origin: config.origin, locale: article.lang ?? locale };
  const jsonLd = [
    newsArticle(site, article),
    breadcrumbs(site, [
      { name: sectionNames.home[locale], path: "/" },
      { name: sectionNames.news[locale], path: "/news" },
      { name: article.title, path },
    ]),
  ];
  return {
    article,
    contents: contentsOf(article.body),
    minutes: minutesOf(article.body),
    marks: marksOf(article.products, locale),
    head: { ...toArticleHead(article, locale), jsonLd },
  };
}
