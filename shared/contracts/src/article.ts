import * as z from "zod/mini";
import { type ArticleTag, articleSections, articleTags, noteKinds } from "./article-words.ts";
import { optionalText, optionalTexts } from "./lenient.ts";
import { localeSchema } from "./locale-schema.ts";

export interface ArticleElement {
  tag: ArticleTag;
  /** For a heading: its anchor in the page. */
  id?: string | undefined;
  /** For a link: a path on the site, `#anchor`, or `https://…`. */
  href?: string | undefined;
  /** For an ordered list that does not start at 1. */
  start?: number | undefined;
  align?: "left" | "center" | "right" | undefined;
  /** For a `note`. */
  kind?: (typeof noteKinds)[number] | undefined;
  /** Title of a `tab`, or language of a `pre`. */
  title?: string | undefined;
  /** For a `pre`, whose only child is its text: length and kind of each run, alternating. */
  marks?: number[] | undefined;
  children: ArticleNode[];
}

/** A text as data: a page creates its own elements from it, and never has to trust markup. */
export type ArticleNode = string | ArticleElement;

export const articleElementSchema: z.ZodMiniType<ArticleElement> = z.object({
  tag: z.enum(articleTags),
  id: z.optional(z.string()),
  href: z.optional(z.string().check(z.regex(/^(\/(?![/\\])|#|https:\/\/)/))),
  start: z.optional(z.number()),
  align: z.optional(z.enum(["left", "center", "right"])),
  kind: z.optional(z.enum(noteKinds)),
  title: z.optional(z.string()),
  marks: z.optional(z.array(z.number())),
  get children() {
    return z.array(z.union([z.string(), articleElementSchema]));
  },
});
export const bodySchema = z.array(z.union([z.string(), articleElementSchema]));

export const articleSectionSchema = z.enum(articleSections);

/** The specification's bulletin types: 1 product, 2 security, 3 upgrade, 4 other. 0 requests all, and is not a type. */
export const bulletinKindSchema = z._default(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), 4);

const listed = {
  id: z.string(),
  title: z.string(),
  /** ISO 8601, in UTC; empty if unknown. */
  publishedAt: optionalText,
  /** Set when the texts are in another language than requested. */
  lang: z.optional(localeSchema),
};

const articleLinkSchema = z.object(listed);
export type ArticleLink = z.output<typeof articleLinkSchema>;

/** Data on the maintenance work or threat that a notice is about. Times are ISO 8601, in UTC. */
export const operationSchema = z.object({
  severity: z.enum(["info", "minor", "major", "critical"]),
  state: z.enum(["planned", "in-progress", "done"]),
  startsAt: z.string(),
  /** Absent while unknown. */
  endsAt: z.optional(z.string()),
});
export type Operation = z.output<typeof operationSchema>;

const article = {
  ...listed,
  section: z._default(articleSectionSchema, "news"),
  type: bulletinKindSchema,
  description: optionalText,
  updatedAt: optionalText,
  tags: optionalTexts,
  /** Demo data: whatever shows it must say so. */
  isDemo: z._default(z.boolean(), false),
  /** Codes of the products that it mentions. */
  products: optionalTexts,
  /** For industry news: slug of its category. */
  category: z.optional(z.string()),
  /** For a notice. */
  operation: z.optional(operationSchema),
};

/** An article in a list. */
export const articleSummarySchema = z.object(article);
export type ArticleSummary = z.output<typeof articleSummarySchema>;

export const articleSchema = z.object({
  ...article,
  // Optional, since the caller requested it by its id, at an address of its section.
  id: optionalText,
  section: z.optional(articleSectionSchema),
  keywords: optionalText,
  body: z._default(bodySchema, []),
  /** Identifies this version of the text: readers' feedback belongs to no other. */
  digest: optionalText,
  /** The languages that it is written in. */
  locales: z._default(z.array(localeSchema), []),
  /** The next older and the next newer article of the section. */
  previous: z._default(z.nullable(articleLinkSchema), null),
  next: z._default(z.nullable(articleLinkSchema), null),
  related: z._default(z.array(articleLinkSchema), []),
});
export type Article = z.output<typeof articleSchema> & Pick<ArticleSummary, "section">;
