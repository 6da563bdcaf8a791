import { listedPageSchema } from "@zhian/contracts/listed-page";
import { z } from "zod";
import { words } from "./fields.ts";

const { aliases, isSearchable, solution } = listedPageSchema.shape;

/**
 * The release's data of a page for the rest of the site, under `listing`. Its address follows from its folder, its texts for search engines
 * are the page's `seo`.
 */
export const listingFields = z.strictObject({
  /** As search results, and menus that it stands in by itself, name it. */
  name: words,
  /** Where its description for search engines would not do. */
  summary: words.optional(),
  aliases,
  isSearchable,
  solution,
});

/** For search engines, where the CMS says nothing else. */
export const seo = z.strictObject({ title: words, description: words, keywords: words });

/** Pages whose files hold nothing but texts: their other content comes from elsewhere. */
export const textsOfPages = z.strictObject({
  pages: z.array(z.strictObject({ id: z.string(), path: z.string(), listing: listingFields, seo })),
});
export type TextsOfPages = z.infer<typeof textsOfPages>;
