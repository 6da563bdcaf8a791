import { articleSectionSchema, operationSchema, articleSchema as wireArticle } from "@zhian/contracts/article";
import { seoSchema, systemConfigSchema } from "@zhian/contracts/cms";
import type { searchHitSchema } from "@zhian/contracts/endpoints";
import { offeredKinds } from "@zhian/contracts/listed-page";
import { fallbackLocale, type Locale, locales } from "@zhian/contracts/locale";
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
  /** Whether an entry without children has the badge. */
  is_hot: z.boolean(),
  /** Kinds of products and solutions to list under it. */
  offers: z.nullable(z.array(z.enum(offeredKinds))),
  texts: byLocale(z.object({ name: z.string(), desc: z.string() })),
});
export type Node = z.output<typeof nodeSchema>;

export const siteConfigSchema = z.object({ locale: localeSchema, config: systemConfigSchema });

/** A search entry from a release. */
export interface SearchEntry {
  link: string;
  kind: z.output<typeof searchHitSchema>["kind"];
  code: string | null;
  aliases: readonly string[];
  texts: Texts<{ name: string; summary: string }>;
}

const wire = wireArticle.shape;
const articleText = z.object({ ...seoSchema.shape, tags: z.array(z.string()), body: z.string() });
export const articleSchema = z.object({
  id: z.string(),
  section: articleSectionSchema,
  type: wire.type,
  products: wire.products,
  is_demo: z.boolean(),
  /** ISO 8601; null for a draft. */
  published_at: z.nullable(z.string()),
  /** ISO 8601; null if nothing has changed since. */
  updated_at: z.nullable(z.string()),
  category: z.nullable(z.string()),
  /** These four are null except for notices; an unknown end is null too. */
  severity: z.nullable(operationSchema.shape.severity),
  state: z.nullable(operationSchema.shape.state),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** The body is Markdown. */
  texts: byLocale(articleText),
});
export type Article = z.output<typeof articleSchema>;

export const folderSchema = z.object({
  path: z.string(),
  texts: byLocale(z.object({ title: z.string(), description: z.string() })),
});
export type Folder = z.output<typeof folderSchema>;

const docText = z.object({ ...seoSchema.shape, appliesTo: z.optional(z.string()), body: z.string() });
export const docSchema = z.object({
  id: z.string(),
  folder: z.string(),
  /** Position within the folder. */
  position: z.number(),
  /** A calendar day. */
  updated_at: z.string(),
  products: wire.products,
  /** The body is Markdown. */
  texts: byLocale(docText),
});
export type Doc = z.output<typeof docSchema>;

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

/** Source of all public responses, as one consistent snapshot of the database. */
export interface Content {
  digest: string;
  /** Includes an editor's unpublished drafts: for that editor only, and never cached. */
  isDraft?: true;
  /** Metadata for search engines, by plain path. */
  pages: ReadonlyMap<string, Texts<Seo>>;
  /** Metadata that releases bring for their own pages; empty if only the CMS was read. */
  brought: ReadonlyMap<string, Texts<Seo>>;
  nodes: readonly Node[];
  config: Texts<SystemConfig>;
  entries: readonly SearchEntry[];
  /** Links, in order of recommendation. */
  hot: readonly string[];
  articles: ReadonlyMap<string, Article>;
  /** By position, then path, whatever their depth. */
  folders: readonly Folder[];
  /** By id, ordered by position. */
  docs: ReadonlyMap<string, Doc>;
  rates: readonly z.output<typeof rateSchema>[];
}

/** The text in the requested language, or else in the other, which `lang` then names; undefined if there is neither. */
export function pickText<T extends object>(texts: Texts<T>, locale: Locale): (T & { lang?: Locale }) | undefined {
  const own = texts[locale];
  if (own) return own;
  const lang = locale === fallbackLocale ? "en" : fallbackLocale;
  const borrowed = texts[lang];
  return borrowed && { ...borrowed, lang };
}

export function writtenIn(texts: Texts<unknown>): Locale[] {
  return locales.filter((locale) => texts[locale] !== undefined);
}
