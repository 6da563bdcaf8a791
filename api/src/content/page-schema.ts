import { operationSchema } from "@zhian/contracts/article";
import type { Locale } from "@zhian/contracts/locale";
import * as z from "zod";
import { withoutCode } from "./without-code.ts";

/** Maximum lengths that search engines show. */
export const lengths: Record<Locale, { title: number; description: number }> = {
  en: { title: 60, description: 155 },
  zh: { title: 30, description: 80 },
};

export function atMost(length: number) {
  return z
    .string()
    .min(1)
    .refine((text) => Array.from(text).length <= length, `at most ${length} characters`);
}

/** A line nested more than eight quotes or lists deep: parsers recurse for each level. */
const deep = /^(?:[ \t]*>){9}|^(?: {18}|\t{9})/m;

/**
 * Markdown. HTML and script URLs are rejected here, however a page would render them. Code may contain anything: it is
 * shown verbatim.
 */
const markdown = z
  .string()
  .min(1)
  .max(100_000)
  .refine((body) => !/<[a-z!/?]/i.test(withoutCode(body)), "raw HTML is not allowed")
  .refine((body) => !deep.test(withoutCode(body)), "quotes and lists can be nested at most eight levels deep")
  .refine(
    (body) => !/\]\(\s*(?!#|\/[^/\\]|https:\/\/)/.test(withoutCode(body)),
    "links must point to a path on the site, an anchor on the page or an https address",
  );

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
export const name = z.string().regex(/^[a-z0-9-]{1,100}$/);
const products = z.array(z.string().regex(/^[a-z]+$/));

/** The same in both languages of a page. */
const shared = { id: name, products };

export const newsTags = ["cloud", "security", "product", "company"] as const;

const factsOf = {
  news: {
    ...shared,
    date: day,
    updatedAt: day.optional(),
    tags: z.array(z.enum(newsTags)).min(1),
    draft: z.boolean().optional(),
    demo: z.boolean().optional(),
  },
  notices: {
    ...shared,
    type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    severity: operationSchema.shape.severity,
    state: operationSchema.shape.state,
    startsAt: moment,
    endsAt: moment.optional(),
    publishedAt: moment,
  },
  zixun: { ...shared, category: name, date: day, updatedAt: day.optional() },
  documents: { ...shared, order: z.number(), updatedAt: day },
} as const;

/** By kind of page. */
export const facts = {
  news: z.object(factsOf.news),
  notices: z
    .object(factsOf.notices)
    .refine(({ startsAt, endsAt }) => !endsAt || Date.parse(endsAt) > Date.parse(startsAt), "it ends before it starts"),
  zixun: z.object(factsOf.zixun),
  documents: z.object(factsOf.documents),
};
interface Facts {
  news: z.output<typeof facts.news>;
  notices: z.output<typeof facts.notices>;
  zixun: z.output<typeof facts.zixun>;
  documents: z.output<typeof facts.documents>;
}
export type PageKind = keyof Facts;
export type FactsOf<Kind extends PageKind> = Facts[Kind];

function textIn(locale: Locale) {
  const { title, description } = lengths[locale];
  return z.object({
    title: atMost(title),
    description: atMost(description),
    // YAML reads 429 as a number.
    keywords: z
      .array(z.union([z.string().min(1), z.number().transform(String)]))
      .min(1)
      .max(8),
    appliesTo: z.string().min(1).max(200).optional(),
    body: markdown,
  });
}
/** By language. */
export const texts = { en: textIn("en"), zh: textIn("zh") };
export type PageText = z.output<typeof texts.en>;

const words = ["title", "description", "keywords", "appliesTo", "body"] as const;

/** The front matter of a page, with its Markdown as `body`, split into facts and texts. */
export function pageFileSchema<Kind extends PageKind>(kind: Kind, locale: Locale) {
  const known: ReadonlySet<string> = new Set([...Object.keys(factsOf[kind]), ...words]);
  return z
    .record(z.string(), z.unknown())
    .refine((fields) => Object.keys(fields).every((field) => known.has(field)), {
      error: ({ input }) => `unknown fields: ${unknownOf(input, known).join(", ")}`,
    })
    .pipe(
      z.custom<Record<string, unknown>>().transform((fields, context) => {
        const [its, text] = [facts[kind].safeParse(fields), texts[locale].safeParse(fields)];
        for (const { error } of [its, text]) {
          for (const { path, message } of error?.issues ?? []) context.addIssue({ code: "custom", path, message });
        }
        if (!its.success || !text.success) return z.NEVER;
        // The value was just parsed by the schema of this kind.
        return { facts: its.data as FactsOf<Kind>, text: text.data };
      }),
    );
}

function unknownOf(input: unknown, known: ReadonlySet<string>): string[] {
  return Object.keys(Object(input)).filter((field) => !known.has(field));
}

/** For a folder in the tree of documents: `folder.md`. */
export function folderFileSchema(locale: Locale) {
  const { title, description } = lengths[locale];
  return z.strictObject({
    title: atMost(title),
    description: atMost(description),
    order: z.number(),
    body: z.string().max(0, "a folder cannot have text of its own"),
  });
}
