import { systemConfigSchema } from "@zhian/contracts/cms";
import { offeredKinds } from "@zhian/contracts/listed-page";
import * as z from "zod";

function bilingual<T extends z.core.$ZodType>(schema: T) {
  return z.strictObject({ en: schema, zh: schema });
}

const text = z.string().min(1).max(2_000);
const textPair = bilingual(text);
const seoPair = bilingual(z.strictObject({ title: text, description: text, keywords: text }));
const slug = z.string().regex(/^[a-zA-Z0-9/-]+$/);
const pagePath = z.string().regex(/^\/[a-zA-Z0-9/-]*$/);
const newsTagSchema = z.strictObject({ id: z.int().min(2), slug, name: textPair, desc: textPair, seo: seoPair });

/** A navigation entry for a page, with the description from the page's release. */
const pageNodeSchema = z.strictObject({ id: z.int().min(2), page: pagePath, name: textPair, slug });

/** A navigation entry; `offers` lists products of some kinds, or solutions of a group, under it. */
const ownNodeSchema = z.strictObject({
  id: z.int().min(2),
  name: textPair,
  desc: textPair,
  link: z.union([pagePath, z.literal("")]),
  slug,
  offers: z.array(z.enum(offeredKinds)).optional(),
  get children() {
    return z.array(z.union([pageNodeSchema, ownNodeSchema])).optional();
  },
});

const rateSchema = z.strictObject({
  base: z.literal("USD"),
  quote: z.literal("IDR"),
  date: z.iso.date(),
  rate: z.number().positive(),
  source: text,
});

/** The files in `api/seed`, by name. */
export const seedSchema = z.strictObject({
  navigation: z.array(z.union([pageNodeSchema, ownNodeSchema])),
  "news-tags": z.array(newsTagSchema),
  site: z.strictObject({
    config: bilingual(systemConfigSchema),
    hot: z.array(z.string()).length(8),
    currencyRates: z.array(rateSchema),
  }),
});
export type Seed = z.output<typeof seedSchema>;
export type SeedNode = Seed["navigation"][number];
