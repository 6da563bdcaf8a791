import * as z from "zod/mini";
import { localeSchema } from "./locale-schema.ts";
import { type NodeTexts, nodeTexts } from "./node-texts.ts";

/** Set when a text is missing in the asked language and stands there in this one instead: to be marked with `lang`. */
const borrowed = z.optional(localeSchema);

/** Bilingual text inside the site; the wire of the CMS carries one language a call (`locale` query). */
export interface ColumnNode extends NodeTexts {
  id: number;
  /** 1 means top level. */
  parent_id: number;
  children: ColumnNode[];
}

export const columnNodeSchema: z.ZodMiniType<ColumnNode> = z.object({
  id: z.number(),
  parent_id: z.number(),
  ...nodeTexts,
  get children() {
    return z.array(columnNodeSchema);
  },
});

export const seoSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  lang: borrowed,
});

/** One entry of the list that maps product routes to marketing text; `discription` is the wire's spelling. */
export const productSeoSchema = z.object({
  title: z.string(),
  routeurl: z.string(),
  keywords: z.string(),
  discription: z.string(),
});

export const systemConfigSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  slogan: z.string(),
  logo_url: z.string(),
  lang: borrowed,
});

/** Types of a bulletin by the specification's numbers: 1 product, 2 security, 3 upgrade, 4 other. */
export const noticeSchema = z.object({
  id: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  title: z.string(),
  summary: z.string(),
  /** ISO 8601 in UTC, as all times here. */
  publishedAt: z.string(),
  /** When work is done, where the notice is of work. */
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  /** Codes of the products that it touches. */
  products: z.array(z.string()),
  /** Made up for the demonstration: whatever shows it says so. */
  isDemo: z.boolean(),
  lang: borrowed,
});
export type Notice = z.output<typeof noticeSchema>;
