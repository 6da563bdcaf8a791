import { articleSectionSchema } from "@zhian/contracts/article";
import { systemConfigSchema } from "@zhian/contracts/cms";
import * as z from "zod";

function bilingual<T extends z.core.$ZodType>(schema: T) {
  return z.strictObject({ en: schema, zh: schema });
}

const text = z.string().min(1).max(2_000);
const textPair = bilingual(text);
const seoPair = bilingual(z.strictObject({ title: text, description: text, keywords: text }));
const slug = z.string().regex(/^[a-zA-Z0-9/-]+$/);
const pagePath = z.string().regex(/^\/[a-zA-Z0-9/-]*$/);
const aliases = z.array(text);

const productGroups = [
  "compute",
  "network",
  "storage",
  "database",
  "security-products",
  "security-services",
  "hosting-and-domains",
] as const;
const needs = ["need", "industry"] as const;

const productSchema = z.strictObject({
  id: z.int().min(2),
  code: z.string().regex(/^[a-z]+$/),
  group: z.enum(productGroups),
  /** 2 cloud, 3 security service, 4 security product, 5 AI, 6 blockchain. */
  category: z.int().min(2).max(6),
  name: textPair,
  summary: textPair,
  aliases,
  seo: seoPair,
});

const solutionSchema = z.strictObject({
  id: z.int().min(2),
  slug,
  by: z.enum(needs),
  name: textPair,
  summary: textPair,
  aliases,
  seo: seoPair,
});

const pageSchema = z.strictObject({ path: pagePath, name: textPair, isSearchable: z.boolean(), aliases, seo: seoPair });

const newsTagSchema = z.strictObject({ id: z.int().min(2), slug, name: textPair, desc: textPair, seo: seoPair });

/** A place in the navigation that stands for a page, and takes its name and description from there. */
const pageNodeSchema = z.strictObject({ id: z.int().min(2), page: pagePath, slug });

/** A place in the navigation; `products` and `solutions` fill it with all of a group. */
const ownNodeSchema = z.strictObject({
  id: z.int().min(2),
  name: textPair,
  desc: textPair,
  link: z.union([pagePath, z.literal("")]),
  slug,
  products: z.enum(productGroups).optional(),
  solutions: z.enum(needs).optional(),
  get children() {
    return z.array(z.union([pageNodeSchema, ownNodeSchema])).optional();
  },
});

/** A line that begins with more than eight quotes, or further in than eight lists. What reads it needs a stack for each. */
const deep = /^(?:[ \t]*>){9}|^(?: {18}|\t{9})/m;

/** Markdown. HTML and script addresses are refused when written, whatever a page does when it shows them. */
const markdown = z
  .string()
  .max(100_000)
  .refine((body) => !/<[a-z!/?]/i.test(body), "raw HTML is not allowed")
  .refine((body) => !deep.test(body), "quotes and lists go eight deep at most")
  .refine((body) => !/\]\(\s*(?!\/[^/\\]|https:\/\/)/.test(body), "links go to a path of the site or to https");

const articleText = z.strictObject({
  title: text,
  description: text,
  keywords: text,
  tags: z.array(text).max(8),
  body: markdown,
});

const articleFacts = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  section: articleSectionSchema,
  /** Bulletin type: 1 product, 2 security, 3 upgrade, 4 other. */
  type: z.int().min(1).max(4),
  /** Null is a draft. */
  publishedAt: z.iso.datetime().nullable(),
  /** Null when nothing has changed since. */
  updatedAt: z.iso.datetime().nullable(),
  /** Codes of the products that it speaks of. */
  products: z.array(z.string()),
  isDemo: z.boolean(),
};
/** An entry of `articles.json`; what it says stands in `articles/<locale>/<id>.md`. */
export const articleFactsSchema = z.strictObject(articleFacts);

const rateSchema = z.strictObject({
  base: z.literal("USD"),
  quote: z.literal("IDR"),
  date: z.iso.date(),
  rate: z.number().positive(),
  source: text,
});

const noticeText = z.strictObject({ title: text, summary: text });
const noticeSchema = z
  .strictObject({
    id: slug,
    type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    publishedAt: z.iso.datetime(),
    startsAt: z.iso.datetime().optional(),
    endsAt: z.iso.datetime().optional(),
    products: z.array(z.string()),
    isDemo: z.boolean(),
    en: noticeText,
    zh: noticeText,
  })
  .refine(({ startsAt, endsAt }) => (startsAt === undefined) === (endsAt === undefined), "work has a start and an end");

/** The files in `api/seed`, by name. */
export const seedSchema = z.strictObject({
  products: z.array(productSchema),
  solutions: z.array(solutionSchema),
  pages: z.array(pageSchema),
  navigation: z.array(z.union([pageNodeSchema, ownNodeSchema])),
  "news-tags": z.array(newsTagSchema),
  site: z.strictObject({
    config: bilingual(systemConfigSchema),
    hot: z.array(z.string()).length(8),
    currencyRates: z.array(rateSchema),
  }),
  notices: z.array(noticeSchema),
  articles: z.array(
    z
      .strictObject({ ...articleFacts, en: articleText.optional(), zh: articleText.optional() })
      .refine(({ en, zh }) => en ?? zh, "an article needs a text in one language at least"),
  ),
});
export type Seed = z.output<typeof seedSchema>;
export type SeedNode = Seed["navigation"][number];
