import * as z from "zod/mini";
import { optionalText } from "./lenient.ts";
import type { Locale } from "./locale.ts";
import { localeSchema } from "./locale-schema.ts";

/** Texts of every node in the CMS's trees, in the language of the call. */
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
  /** Set when the texts are in another language than requested: to be marked with `lang`. */
  lang?: Locale | undefined;
}

export const nodeTexts = {
  name: z.string(),
  link: optionalText,
  slug: optionalText,
  desc: optionalText,
  img: optionalText,
  title: optionalText,
  description: optionalText,
  keywords: optionalText,
  lang: z.optional(localeSchema),
};
