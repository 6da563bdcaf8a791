import { listedPageSchema } from "@zhian/contracts/listed-page";
import { z } from "zod";
import { words } from "./fields.ts";

const { aliases, isSearchable, solution } = listedPageSchema.shape;

/**
 * A page's data that the release publishes to the rest of the site, under `listing`. Its address follows from its folder; its texts for
 * search engines are the page's `seo`.
 */
export const listingFields = z.strictObject({
  /** Its name in search results, and in menus that list the page itself. */
  name: words,
  /** Set if its description for search engines is not suitable. */
  summary: words.optional(),
  aliases,
  isSearchable,
  solution,
});

/** Texts for search engines, unless the CMS has its own. */
export const seo = z.strictObject({ title: words, description: words, keywords: words });

/** Pages whose files contain only texts: their other content comes from elsewhere. */
export const textsOfPages = z.strictObject({
  pages: z.array(z.strictObject({ id: z.string(), path: z.string(), listing: listingFields, seo })),
});
export type TextsOfPages = z.infer<typeof textsOfPages>;
