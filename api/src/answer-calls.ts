import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { defaultLocale } from "@zhian/contracts/locale";
import { findArticle, listArticles } from "./cms/article.ts";
import { toColumnTree } from "./cms/column-tree.ts";
import { findDoc } from "./cms/doc.ts";
import { toDocLabel, toDocTag, toDocTree } from "./cms/doc-tree.ts";
import { toNotices } from "./cms/notices.ts";
import { seoOf } from "./cms/seo.ts";
import { siteConfigOf } from "./cms/site-config.ts";
import { toSitemap } from "./cms/sitemap.ts";
import { type Content, pickText } from "./content/content.ts";
import type { Answers } from "./http/answers.ts";
import { ApiFault } from "./http/api-fault.ts";
import { toFindables } from "./search/findables.ts";
import { createSearchIndex, type SearchIndex } from "./search/search-index.ts";

type ContentAnswers = Pick<
  Answers,
  Extract<keyof Answers, `cms.${string}` | "search" | "search.hot" | "finance.currencyRate">
>;

const indexes = new WeakMap<Content, SearchIndex>();

/** What the calls that need nothing but the content answer with, as it is now. */
export function answerCalls(content: () => Content): ContentAnswers {
  return {
    "cms.column": ({ locale = defaultLocale }) => ({
      columns: [{ children: toColumnTree(content(), "column", locale) }],
    }),
    "cms.newsTag": ({ locale = defaultLocale }) => ({
      news_tag: [{ children: toColumnTree(content(), "news_tag", locale) }],
    }),
    "cms.config": ({ locale = defaultLocale }) => ({ config: siteConfigOf(content(), locale) }),
    "cms.seo": ({ id, locale = defaultLocale }) => seoOf(content(), id, locale),
    "cms.productSeo": ({ locale = defaultLocale }) => ({ list: toProductSeo(content(), locale) }),
    "cms.file": async ({ id, locale = defaultLocale }) =>
      found(await findArticle(content(), { id, locale, now: new Date() })),
    "cms.fileList": ({ locale = defaultLocale, ...asked }) =>
      listArticles(content(), { ...asked, locale, now: new Date() }),
    "cms.notice": ({ type, locale = defaultLocale }) => ({
      list: toNotices(content(), { type, locale, now: new Date() }),
    }),
    "cms.docTag": ({ id, locale = defaultLocale }) => ({
      doc_tag: id === undefined ? toDocTree(content(), locale) : toDocTag(content(), id, locale),
    }),
    "cms.docLabel": ({ locale = defaultLocale }, { body: { tagId } }) => ({
      doc_Label: [{ children: toDocLabel(content(), tagId, locale) }],
    }),
    "cms.doc": async ({ id, locale = defaultLocale }) => found(await findDoc(content(), id, locale)),
    "cms.sitemap": () => ({ pages: toSitemap(content(), new Date()) }),
    search: ({ q, limit, locale = defaultLocale }) =>
      searchIndexOf(content()).search({ q, locale, limit: readLimit(limit) }),
    "search.hot": ({ locale = defaultLocale }) => ({ hot: toHotEntries(content(), locale) }),
    "finance.currencyRate": () => found(content().rates[0]),
  };
}

/** Made with the first search in a content, and kept as long as that content is. */
export function searchIndexOf(content: Content): SearchIndex {
  const index = indexes.get(content) ?? createSearchIndex(toFindables(content));
  indexes.set(content, index);
  return index;
}

function found<T>(answer: T | undefined): T {
  if (answer === undefined) throw new ApiFault(404);
  return answer;
}

const productPrefix = "/products/";

/** The list that maps product routes to marketing text. */
function toProductSeo(content: Content, locale: Locale): EndpointData<"cms.productSeo">["list"] {
  return [...content.pages].flatMap(([routeurl, texts]) => {
    const text = routeurl.startsWith(productPrefix) && pickText(texts, locale);
    return text ? [{ routeurl, title: text.title, keywords: text.keywords, discription: text.description }] : [];
  });
}

/** What the search drawer recommends before anything is typed. */
function toHotEntries(content: Content, locale: Locale): EndpointData<"search.hot">["hot"] {
  const byLink = new Map(content.entries.map((entry) => [entry.link, entry]));
  return content.hot.flatMap((link) => {
    const text = pickText(byLink.get(link)?.texts ?? {}, locale);
    return text ? [{ innerName: text.name, innerLink: link }] : [];
  });
}

const usualLimit = 20;
const maxLimit = 50;

/** How many hits are wanted, 1 to 50. Throws an ApiFault for anything else. */
function readLimit(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  const limit = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maxLimit) throw new ApiFault(400);
  return limit;
}
