import * as z from "zod/mini";
import { bulletinKindSchema } from "./article.ts";
import { optionalText, optionalTexts } from "./lenient.ts";
import { localeSchema } from "./locale-schema.ts";
import { type NodeTexts, nodeTexts } from "./node-texts.ts";

/** Set if a text is missing in the requested language and given in this one instead: to be marked with `lang`. */
const borrowed = z.optional(localeSchema);

/** A navigation column. The CMS is bilingual, but returns one language per call (`locale` query). */
export interface ColumnNode extends NodeTexts {
  /** 0 if the CMS has none. */
  id: number;
  /** 1 means top level. */
  parent_id: number;
  /** False removes the badge that an entry without children has by default. */
  hot?: boolean | undefined;
  children: ColumnNode[];
}

export const columnNodeSchema: z.ZodMiniType<ColumnNode> = z.object({
  id: z._default(z.number(), 0),
  parent_id: z._default(z.number(), 1),
  hot: z.optional(z.boolean()),
  ...nodeTexts,
  get children() {
    return z._default(z.array(columnNodeSchema), []);
  },
});

export const seoSchema = z.object({
  title: optionalText,
  description: optionalText,
  keywords: optionalText,
  lang: borrowed,
});

/** One entry of the list that maps product routes to marketing text; `discription` is the spelling on the wire. */
export const productSeoSchema = z.object({
  title: optionalText,
  routeurl: z.string(),
  keywords: optionalText,
  discription: optionalText,
});

export const systemConfigSchema = z.object({
  title: optionalText,
  description: optionalText,
  keywords: optionalText,
  slogan: optionalText,
  logo_url: optionalText,
  lang: borrowed,
});

/** Types of a bulletin by the specification's numbers: 1 product, 2 security, 3 upgrade, 4 other. */
export const noticeSchema = z.object({
  id: z.string(),
  type: bulletinKindSchema,
  title: z.string(),
  summary: optionalText,
  /** ISO 8601 in UTC, like all times here. */
  publishedAt: z.string(),
  /** Time of the maintenance work, if the notice announces any. */
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  /** Codes of the affected products. */
  products: optionalTexts,
  /** Demo data: whatever shows it must say so. */
  isDemo: z._default(z.boolean(), false),
  lang: borrowed,
});
export type Notice = z.output<typeof noticeSchema>;
