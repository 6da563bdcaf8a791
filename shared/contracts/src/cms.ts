import * as z from "zod/mini";
import { type Locale } from "./locale.ts";
import { localeSchema } from "./locale-schema.ts";

/** Set when a text is missing in the asked language and stands there in this one instead: to be marked with `lang`. */
const borrowed = z.optional(localeSchema);

/** Bilingual text inside the site; the wire of the CMS carries one language a call (`locale` query). */
export interface ColumnNode {
  id: number;
  /** 1 means top level. */
  parent_id: number;
  name: string;
  link: string;
  slug: string;
  desc: string;
  img: string;
  title: string;
  description: string;
  keywords: string;
  /** Set when the texts are in another language than was asked for. */
  lang?: Locale | undefined;
  children: ColumnNode[];
}

export const columnNodeSchema: z.ZodMiniType<ColumnNode> = z.object({
  id: z.number(),
  parent_id: z.number(),
  name: z.string(),
  link: z.string(),
  slug: z.string(),
  desc: z.string(),
  img: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  lang: borrowed,
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
