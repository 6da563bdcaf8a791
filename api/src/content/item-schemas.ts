import { offeredKinds } from "@zhian/contracts/listed-page";
import * as z from "zod";
import { navigationFaults } from "./check-navigation.ts";
import type { ItemKind } from "./item.ts";
import { atMost, facts, lengths, name, texts } from "./page-schema.ts";

const noHtml = "raw HTML is not allowed";
const badLink = "links must point to a path on the site or an https address";

function words(length: number) {
  return atMost(length).refine((text) => !/<[a-z!/?]/i.test(text), noHtml);
}

function pair<T extends z.core.$ZodType>(schema: T) {
  return bothLanguages(schema, schema);
}

function bothLanguages<En extends z.core.$ZodType, Zh extends z.core.$ZodType>(en: En, zh: Zh) {
  return z.strictObject({ en, zh });
}

/** A path on the site, or an external URL. Browsers read a backslash as a slash, and drop unprintable characters. */
const link = z
  .string()
  .max(500)
  .refine((text) => /^(?:\/(?![/\\])|https:\/\/[^/\s])[\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/.test(text), badLink);
const linkOrNone = z.union([z.literal(""), link], badLink);

const nodeSchema = z.strictObject({
  id: z.int().min(2).max(999_999),
  /** 1 for a top-level entry. */
  parentId: z.int().min(1),
  name: pair(words(60)),
  desc: pair(z.union([z.literal(""), words(300)])),
  link: linkOrNone,
  slug: z.string().regex(/^[a-zA-Z0-9/-]*$/),
  /** Image of the badge; if empty, the site draws one. */
  img: linkOrNone,
  isHot: z.boolean(),
  /** Kinds of products and solutions to list under it. */
  offers: z.nullable(z.array(z.enum(offeredKinds))),
});
export type NavigationNode = z.output<typeof nodeSchema>;

/** Siblings appear in the order of the list. */
const navigationSchema = z
  .strictObject({ nodes: z.array(nodeSchema).min(1).max(500) })
  .superRefine(({ nodes }, context) => {
    for (const { index, field, message } of navigationFaults(nodes)) {
      context.addIssue({ code: "custom", path: ["nodes", index, ...field], message });
    }
  });

const seoIn = (locale: "en" | "zh") =>
  z.strictObject({
    title: words(lengths[locale].title),
    description: words(lengths[locale].description),
    keywords: words(200),
  });

const configIn = (locale: "en" | "zh") =>
  z.strictObject({ ...seoIn(locale).shape, slogan: words(locale === "en" ? 60 : 30), logo_url: linkOrNone });

function pageOf<Facts extends z.core.$ZodType>(its: Facts) {
  return z.strictObject({ facts: its, texts: bothLanguages(texts.en, texts.zh) });
}

/** By kind: the rules for both `npm run content:import` and the editor's page. */
export const itemSchemas = {
  navigation: navigationSchema,
  config: bothLanguages(configIn("en"), configIn("zh")),
  hot: z.strictObject({ links: z.array(link).length(8) }),
  seo: bothLanguages(seoIn("en"), seoIn("zh")),
  news: pageOf(facts.news),
  notices: pageOf(facts.notices),
  zixun: z
    .strictObject({ facts: facts.zixun, texts: z.strictObject({ en: texts.en.optional(), zh: texts.zh.optional() }) })
    .refine(({ texts: { en, zh } }) => en ?? zh, { path: ["texts"], message: "at least one language is required" }),
  documents: z.strictObject({
    /** A section, or a group within one: `network`, `network/first-steps`. */
    folder: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/),
    ...pageOf(facts.documents).shape,
  }),
} as const satisfies Record<ItemKind, z.core.$ZodType>;

export type ValueOf<Kind extends ItemKind> = z.output<(typeof itemSchemas)[Kind]>;

/** Valid ids for items of each kind. */
export const idSchemas: Readonly<Record<ItemKind, z.ZodType<string>>> = {
  navigation: z.literal("site"),
  config: z.literal("site"),
  hot: z.literal("site"),
  seo: z
    .string()
    .max(200)
    .regex(/^\/[a-zA-Z0-9/-]*$/),
  news: name,
  notices: name,
  zixun: name,
  documents: name,
};
