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

/** Calls that need only the content, as served to the caller. */
export const contentAnswers: ContentAnswers = {
  "cms.column": async ({ locale = defaultLocale }, { content }) => ({
    columns: [{ children: toColumnTree(await content(), "column", locale) }],
  }),
  "cms.newsTag": async ({ locale = defaultLocale }, { content }) => ({
    news_tag: [{ children: toColumnTree(await content(), "news_tag", locale) }],
  }),
  "cms.config": async ({ locale = defaultLocale }, { content }) => ({ config: siteConfigOf(await content(), locale) }),
  "cms.seo": async ({ id, locale = defaultLocale }, { content }) => seoOf(await content(), id, locale),
  "cms.productSeo": async ({ locale = defaultLocale }, { content }) => ({
    list: toProductSeo(await content(), locale),
  }),
  "cms.file": async ({ id, locale = defaultLocale }, { content }) =>
    found(await findArticle(await content(), { id, locale, now: new Date() })),
  "cms.fileList": async ({ locale = defaultLocale, ...asked }, { content }) =>
    listArticles(await content(), { ...asked, locale, now: new Date() }),
  "cms.notice": async ({ type, locale = defaultLocale }, { content }) => ({
    list: toNotices(await content(), { type, locale, now: new Date() }),
  }),
  "cms.docTag": async ({ id, locale = defaultLocale }, { content }) => ({
    doc_tag: id === undefined ? toDocTree(await content(), locale) : toDocTag(await content(), id, locale),
  }),
  "cms.docLabel": async ({ locale = defaultLocale }, { content, body: { tagId } }) => ({
    doc_Label: [{ children: toDocLabel(await content(), tagId, locale) }],
  }),
  "cms.doc": async ({ id, locale = defaultLocale }, { content }) => found(await findDoc(await content(), id, locale)),
  "cms.sitemap": async (_, { content }) => ({ pages: toSitemap(await content(), new Date()) }),
  search: async ({ q, limit, locale = defaultLocale }, { content }) =>
    searchIndexOf(await content()).search({ q, locale, limit: readLimit(limit) }),
  "search.hot": async ({ locale = defaultLocale }, { content }) => ({ hot: toHotEntries(await content(), locale) }),
  "finance.currencyRate": async (_, { content }) => found((await content()).rates[0]),
};

/** Built for the first search of some content, and cached for as long as that content. */
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

/** Recommendations in the search drawer before any input. */
function toHotEntries(content: Content, locale: Locale): EndpointData<"search.hot">["hot"] {
  const byLink = new Map(content.entries.map((entry) => [entry.link, entry]));
  return content.hot.flatMap((link) => {
    const text = pickText(byLink.get(link)?.texts ?? {}, locale);
    return text ? [{ innerName: text.name, innerLink: link }] : [];
  });
}

const usualLimit = 20;
const maxLimit = 50;

/** The requested number of hits, 1 to 50. Throws an ApiFault for anything else. */
function readLimit(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  const limit = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maxLimit) throw new ApiFault(400);
  return limit;
}
