import { type Article } from "@zhian/contracts/article";
import { articlePath } from "@zhian/contracts/article-words";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { breadcrumbs } from "@zhian/page/json-ld";
import { marksOf } from "@zhian/page/marks-of";
import { sectionOf } from "../model/article-lists.ts";
import { contentsOf, minutesOf } from "../model/article-text.ts";
import { feedsOf } from "../model/feeds.ts";
import { newsArticle } from "../model/news-article.ts";
import { toTextHead } from "../model/page-head.ts";
import { homeNames, sectionNames } from "../model/section-names.ts";
import { getArticle } from "./get-article.ts";
import { getCategories } from "./get-categories.ts";
import { loadMissing } from "./load-missing.ts";
import { orLoadFailed } from "./or-load-failed.ts";

interface Asked {
  url: URL;
  /** From the path, if the address has them there. */
  params: { son?: string | undefined; id?: string | undefined };
  signal: AbortSignal;
}

/** Loads an article by its address; 404 if no published article of the section, or of the category, has the id. */
export function loadArticle(asked: Asked, site: LoaderSite) {
  return orLoadFailed(() => load(asked, site), { ...asked, site });
}

async function load({ url, params, signal }: Asked, site: LoaderSite) {
  const { api, config, locale } = site;
  const section = sectionOf(url);
  const id = params.id ?? url.searchParams.get("id") ?? "";
  const article = await getArticle(api, { id, section, locale, signal });
  if (!article || article.section !== section || !isIn(article, params.son)) {
    const own = [
      ...(article ? [{ name: article.title, link: articlePath(article.section, id), lang: article.lang }] : []),
      { name: sectionNames[section][locale], link: `/${section}` },
    ];
    return loadMissing(site, { url, signal, own });
  }

  const path = articlePath(section, id);
  const categories = article.category === undefined ? [] : await getCategories(api, { locale, signal });
  const category = categories.find(({ slug }) => slug === article.category);
  const steps = [
    { name: homeNames[locale], path: "/" },
    { name: sectionNames[section][locale], path: `/${section}` },
    ...(category ? [{ name: category.name, path: `/zixun/${category.slug}` }] : []),
  ];
  const own = { origin: config.origin, locale: article.lang ?? locale };
  const jsonLd = [newsArticle(own, article), breadcrumbs(own, [...steps, { name: article.title, path }])];
  return {
    kind: "article" as const,
    article,
    steps: steps.map(({ name, path: to }) => ({ name, to })),
    contents: contentsOf(article.body),
    minutes: minutesOf(article.body),
    marks: marksOf(article.products, { catalogue: await site.catalogue(), locale }),
    isStale: site.isStale?.() ?? false,
    head: { ...toTextHead(article, { locale, canonical: path }), feeds: feedsOf(section, locale), jsonLd },
  };
}

/** An article to which the CMS gives no category counts as part of the requested one. */
function isIn({ category }: Article, son: string | undefined): boolean {
  return son === undefined || category === undefined || son === category;
}
