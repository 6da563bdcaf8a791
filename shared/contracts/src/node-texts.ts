import * as z from "zod/mini";
import type { Locale } from "./locale.ts";
import { localeSchema } from "./locale-schema.ts";

/** What the CMS says of every node of its trees, in the language of the call. */
export interface NodeTexts {
  name: string;
  /** Plain path. */
  link: string;
  slug: string;
  desc: string;
  img: string;
  title: string;
  description: string;
  keywords: string;
  /** Set when the texts are in another language than was asked for: to be marked with `lang`. */
  lang?: Locale | undefined;
}

export const nodeTexts = {
  name: z.string(),
  link: z._default(z.string(), ""),
  slug: z._default(z.string(), ""),
  desc: z._default(z.string(), ""),
  img: z._default(z.string(), ""),
  title: z._default(z.string(), ""),
  description: z._default(z.string(), ""),
  keywords: z._default(z.string(), ""),
  lang: z.optional(localeSchema),
};
