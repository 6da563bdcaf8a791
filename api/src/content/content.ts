import { articleSchema as wireArticle } from "@zhian/contracts/article";
import { noticeSchema, seoSchema, systemConfigSchema } from "@zhian/contracts/cms";
import { searchHitSchema } from "@zhian/contracts/endpoints";
import { fallbackLocale, type Locale } from "@zhian/contracts/locale";
import { localeSchema } from "@zhian/contracts/locale-schema";
import * as z from "zod";

function byLocale<T extends z.core.$ZodType>(text: T) {
  return z.object({ en: z.optional(text), zh: z.optional(text) });
}

export const pageTextSchema = z.object({ path: z.string(), locale: localeSchema, ...seoSchema.shape });

export const nodeSchema = z.object({
  id: z.number(),
  tree: z.enum(["column", "news_tag"]),
  parent_id: z.number(),
  link: z.string(),
  slug: z.string(),
  img: z.string(),
  texts: byLocale(z.object({ name: z.string(), desc: z.string() })),
});
export type Node = z.output<typeof nodeSchema>;

export const siteConfigSchema = z.object({ locale: localeSchema, config: systemConfigSchema });

export const searchEntrySchema = z.object({
  link: z.string(),
  kind: searchHitSchema.shape.kind,
  code: z.nullable(z.string()),
  aliases: z.array(z.string()),
  texts: byLocale(z.object({ name: z.string(), summary: z.string() })),
});
export type SearchEntry = z.output<typeof searchEntrySchema>;

const wire = wireArticle.shape;
const articleText = z.object({ ...seoSchema.shape, tags: z.array(z.string()), body: z.string() });
export const articleSchema = z.object({
  id: z.string(),
  section: wire.section,
  type: wire.type,
  products: wire.products,
  is_demo: z.boolean(),
  /** ISO 8601; null is a draft. */
  published_at: z.nullable(z.string()),
  /** ISO 8601; null when nothing has changed since. */
  updated_at: z.nullable(z.string()),
  /** The body is Markdown. */
  texts: byLocale(articleText),
});
export type Article = z.output<typeof articleSchema>;

const isoTime = z.string();
export const noticeRowSchema = z.object({
  id: z.string(),
  type: noticeSchema.shape.type,
  published_at: isoTime,
  starts_at: z.nullable(isoTime),
  ends_at: z.nullable(isoTime),
  products: z.array(z.string()),
  is_demo: z.boolean(),
  texts: byLocale(z.object({ title: z.string(), summary: z.string() })),
});
export type NoticeRow = z.output<typeof noticeRowSchema>;

export const rateSchema = z.object({
  base: z.literal("USD"),
  quote: z.literal("IDR"),
  rate: z.number(),
  date: z.string(),
  source: z.string(),
});

export type Texts<T> = { [L in Locale]?: T | undefined };
export type Seo = z.output<typeof seoSchema>;
export type SystemConfig = z.output<typeof systemConfigSchema>;

/** All that the public calls answer from, as one consistent copy of the database. */
export interface Content {
  digest: string;
  pages: ReadonlyMap<string, Texts<Seo>>;
  nodes: readonly Node[];
  config: Texts<SystemConfig>;
  entries: readonly SearchEntry[];
  /** Links, in the order in which they are recommended. */
  hot: readonly string[];
  articles: ReadonlyMap<string, Article>;
  /** Newest first, those of a later date among them. */
  notices: readonly NoticeRow[];
  rates: readonly z.output<typeof rateSchema>[];
}

/** A text in the asked language, else in the other one with `lang` saying so; nothing when there is neither. */
export function pickText<T extends object>(texts: Texts<T>, locale: Locale): (T & { lang?: Locale }) | undefined {
  const own = texts[locale];
  if (own) return own;
  const lang = locale === fallbackLocale ? "en" : fallbackLocale;
  const borrowed = texts[lang];
  return borrowed && { ...borrowed, lang };
}
