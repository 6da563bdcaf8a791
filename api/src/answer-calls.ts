import { defaultLocale } from "@zhian/contracts/locale";
import { findArticle, listArticles } from "./cms/article.ts";
import { toColumnTree } from "./cms/column-tree.ts";
import { toNotices } from "./cms/notices.ts";
import { toProductSeo } from "./cms/product-seo.ts";
import { seoOf } from "./cms/seo.ts";
import { siteConfigOf } from "./cms/site-config.ts";
import type { Content } from "./content/content.ts";
import { notSignedIn } from "./http/answer-faults.ts";
import type { Answers } from "./http/answers.ts";
import { ApiFault } from "./http/api-fault.ts";
import { toHotEntries } from "./search/hot-entries.ts";
import { readLimit } from "./search/read-limit.ts";
import { createSearchIndex, type SearchIndex } from "./search/search-index.ts";

type ContentAnswers = Omit<Answers, `bcd.${string}` | `quote.${string}` | `captcha.${string}`>;

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
    "cms.file": ({ id, locale = defaultLocale }) => found(findArticle(content(), { id, locale, now: new Date() })),
    "cms.fileList": ({ section, locale = defaultLocale }) => ({
      list: listArticles(content(), { section, locale, now: new Date() }),
    }),
    "cms.notice": ({ locale = defaultLocale }) => ({ list: toNotices(content(), { locale, now: new Date() }) }),
    search: ({ q, limit, locale = defaultLocale }) =>
      searchIndexOf(content()).search({ q, locale, limit: readLimit(limit) }),
    "search.hot": ({ locale = defaultLocale }) => ({ hot: toHotEntries(content(), locale) }),
    "finance.currencyRate": () => found(content().rates[0]),
    // Accounts come with a later release: until there are sessions, no token belongs to anyone.
    "console.checkToken": notSignedIn,
    "console.certification": notSignedIn,
    "console.overview": notSignedIn,
    "console.recommend": notSignedIn,
    "popularize.detail": notSignedIn,
    "console.logout": () => null,
    "console.endSession": () => null,
  };
}

/** Made with the first search in a content, and kept as long as that content is. */
export function searchIndexOf(content: Content): SearchIndex {
  const index = indexes.get(content) ?? createSearchIndex(content.entries);
  indexes.set(content, index);
  return index;
}

function found<T>(answer: T | undefined): T {
  if (answer === undefined) throw new ApiFault(404);
  return answer;
}
