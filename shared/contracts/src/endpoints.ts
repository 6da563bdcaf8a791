import * as z from "zod/mini";
import { accountEndpoints } from "./account-endpoints.ts";
import { articleSchema, articleSectionSchema, articleSummarySchema } from "./article.ts";
import { columnNodeSchema, noticeSchema, productSeoSchema, seoSchema, systemConfigSchema } from "./cms.ts";
import { docNodeSchema, documentSchema } from "./document.ts";
import { domainEndpoints } from "./domain.ts";
import { editorEndpoints } from "./editor-endpoints.ts";
import { ignored } from "./lenient.ts";
import { localeSchema } from "./locale-schema.ts";
import { partnerEndpoints } from "./partner-endpoints.ts";
import { quoteEndpoints } from "./quote-endpoints.ts";
import { textLimits } from "./text-limits.ts";

export interface Endpoint {
  method: "GET" | "POST";
  /** Below the api base (`/api`). */
  path: string;
  query?: z.ZodMiniType;
  /** Headers specific to this call, by name in lower case. */
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Schema of `data` inside the envelope. */
  data: z.ZodMiniType;
  /** The response is the same for everyone: the server may call it, and cache it. */
  isPublic?: true;
  /** Needs no token, although the response is for one visitor. */
  isOpen?: true;
  /** Volatile: the same for everyone, but never cached, and never served stale. */
  isPassing?: true;
  /** Returns 403 to a visitor who is not an editor. */
  needsEditor?: true;
  /** The response depends on what the site offers the caller, which `catalogueHeader` identifies. */
  namesOffers?: true;
}

const inLocale = z.object({ locale: z.optional(localeSchema) });
const tree = z.object({ children: z.array(columnNodeSchema) });
/** 0 requests all. */
const bulletinType = z.enum(["0", "1", "2", "3", "4"]);

export const searchHitSchema = z.object({
  kind: z.enum(["product", "solution", "document", "news", "notice", "page"]),
  name: z.string(),
  link: z.string(),
  summary: z.string(),
  /** Product code, if it is a product. */
  code: z.optional(z.string()),
  /** Set if name and summary are in another language than requested. */
  lang: z.optional(localeSchema),
});
export type SearchHit = z.output<typeof searchHitSchema>;

/**
 * The calls of the api, as the specification names them: one catalogue for the browser's client, the renderer's,
 * the server's validation and OpenAPI.
 */
export const endpoints = {
  "cms.column": {
    method: "GET",
    path: "/v1/cms/file/column",
    query: inLocale,
    data: z.object({ columns: z.array(tree) }),
    isPublic: true,
    namesOffers: true,
  },
  "cms.newsTag": {
    method: "GET",
    path: "/v1/cms/file/newsTag",
    query: inLocale,
    data: z.object({ news_tag: z.array(tree) }),
    isPublic: true,
  },
  "cms.config": {
    method: "GET",
    path: "/v1/cms/system/config",
    query: inLocale,
    data: z.object({ config: systemConfigSchema }),
    isPublic: true,
  },
  "cms.seo": {
    method: "GET",
    path: "/v1/cms/file/column/seo",
    query: z.object({ id: z.string().check(z.maxLength(200)), locale: z.optional(localeSchema) }),
    data: seoSchema,
    isPublic: true,
    namesOffers: true,
  },
  "cms.productSeo": {
    method: "GET",
    path: "/v1/cms/file/column/productSeo",
    query: inLocale,
    data: z.object({ list: z.array(productSeoSchema) }),
    isPublic: true,
    namesOffers: true,
  },
  "cms.file": {
    method: "GET",
    path: "/v1/cms/file",
    query: z.object({ id: z.string().check(z.maxLength(200)), locale: z.optional(localeSchema) }),
    data: articleSchema,
    isPublic: true,
  },
  /** A page of a section's articles, newest first; of all types and categories by default. */
  "cms.fileList": {
    method: "GET",
    path: "/v1/cms/file/list",
    query: z.object({
      section: articleSectionSchema,
      type: z.optional(bulletinType),
      category: z.optional(z.string().check(z.maxLength(60))),
      page: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))),
      locale: z.optional(localeSchema),
    }),
    data: z.object({ list: z.array(articleSummarySchema), total: z.number(), page: z.number(), pages: z.number() }),
    isPublic: true,
  },
  /** The latest notices, newest first. */
  "cms.notice": {
    method: "GET",
    path: "/v1/cms/notice",
    query: z.object({ type: z.optional(bulletinType), locale: z.optional(localeSchema) }),
    data: z.object({ list: z.array(noticeSchema) }),
    isPublic: true,
  },
  /** The tree of help documents, or of one folder of it. */
  "cms.docTag": {
    method: "GET",
    path: "/v1/cms/doc/tag",
    query: z.object({ id: z.optional(z.string().check(z.maxLength(200))), locale: z.optional(localeSchema) }),
    data: z.object({ doc_tag: z.array(docNodeSchema) }),
    isPublic: true,
  },
  /** Contents of a folder of help documents. */
  "cms.docLabel": {
    method: "POST",
    path: "/v1/cms/doc/label",
    query: inLocale,
    body: z.object({ tagId: z.string().check(z.maxLength(200)) }),
    data: z.object({ doc_Label: z.array(z.object({ children: z.array(docNodeSchema) })) }),
    isPublic: true,
  },
  "cms.doc": {
    method: "GET",
    path: "/v1/cms/doc",
    query: z.object({ id: z.string().check(z.maxLength(200)), locale: z.optional(localeSchema) }),
    data: documentSchema,
    isPublic: true,
  },
  /** Every page generated from content, for search engines. */
  "cms.sitemap": {
    method: "GET",
    path: "/v1/cms/sitemap",
    data: z.object({
      pages: z.array(
        z.object({ path: z.string(), locales: z.array(localeSchema), lastModified: z.exactOptional(z.string()) }),
      ),
    }),
    isPublic: true,
    namesOffers: true,
  },
  search: {
    method: "GET",
    path: "/v1/cms/search",
    query: z.object({
      q: z.string().check(z.maxLength(textLimits.query)),
      locale: z.optional(localeSchema),
      limit: z.optional(z.string()),
    }),
    data: z.object({ hits: z.array(searchHitSchema), total: z.number() }),
    isPublic: true,
    namesOffers: true,
  },
  "search.hot": {
    method: "GET",
    path: "/v1/cms/search/hot",
    query: inLocale,
    data: z.object({ hot: z.array(z.object({ innerName: z.string(), innerLink: z.string() })) }),
    isPublic: true,
    namesOffers: true,
  },
  "finance.currencyRate": {
    method: "GET",
    path: "/v1/finance/currencyRate",
    data: z.object({
      base: z.literal("USD"),
      quote: z.literal("IDR"),
      // Rupiah per dollar: zero and less are useless.
      rate: z.number().check(z.positive()),
      date: z.iso.date(),
      source: z.string(),
    }),
    isPublic: true,
  },
  ...domainEndpoints,
  /** Submits whether a page helped its reader, and if not, why. */
  "feedBack.submit": {
    method: "POST",
    path: "/v1/console/feed_back/submit",
    body: z.object({
      /** Plain path of the page. */
      page: z.string().check(z.regex(/^\/[\w/?=.-]{1,200}$/)),
      /** Digest of the text that was read. */
      digest: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      locale: localeSchema,
      isHelpful: z.boolean(),
      reason: z.optional(z.string().check(z.maxLength(textLimits.feedback))),
    }),
    data: ignored,
  },
  ...accountEndpoints,
  ...editorEndpoints,
  ...partnerEndpoints,
  ...quoteEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type EndpointData<Name extends EndpointName> = z.output<(typeof endpoints)[Name]["data"]>;
type Part<Name extends EndpointName, Key extends "query" | "body"> =
  (typeof endpoints)[Name] extends Record<Key, infer S extends z.ZodMiniType> ? z.input<S> : undefined;
export interface EndpointInput<Name extends EndpointName> {
  query?: Part<Name, "query">;
  body?: Part<Name, "body">;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** The api as pages and components see it: the same on the server (no token, public calls only) and in the browser. */
export interface ApiClient {
  /** Rejects with an ApiError, or with the response body when its `code` is not 0. */
  call<Name extends EndpointName>(name: Name, input?: EndpointInput<Name>): Promise<EndpointData<Name>>;
  /** The text at an address of this site that ends in `.md`. In the browser only; missing in shells older than the calling fragment. */
  readMarkdown?(address: string): Promise<string>;
}
