import * as z from "zod/mini";
import { productKinds } from "./catalogue.ts";

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const pair = <Text extends z.ZodMiniType>(each: Text) => z.strictObject({ en: each, zh: each });

/** Texts for search engines, unless the CMS has its own. */
export const pageSeoSchema = z.strictObject({
  title: pair(text(200)),
  description: pair(text(500)),
  keywords: pair(text(300)),
});

/** Prefix of the solution pages. */
export const solutionPrefix = "/solution/";

/** Groups of solutions in menus. */
const solutionGroups = ["need", "industry"] as const;

/** What a navigation entry may be filled with: products of a kind, or solutions of a group. */
export const offeredKinds = [...productKinds, "solution-by-need", "solution-by-industry"] as const;

/** A fragment's page that is not a product page: all data on it that the rest of the site has. */
export const listedPageSchema = z.strictObject({
  path: z.string().check(z.maxLength(200), z.regex(/^\/$|^(\/[A-Za-z0-9._~-]+)+$/, "must be a plain path")),
  /** Its name in search results, and in menus that list the page itself. */
  name: pair(text(80)),
  /** Its purpose in one sentence; by default, its description for search engines. */
  summary: z.optional(pair(text(300))),
  /** Other names for it, in either language. */
  aliases: z.array(text(60)).check(z.maxLength(40)),
  /** False to exclude it from the site's own search. */
  isSearchable: z.optional(z.boolean()),
  /** For a page below `/solution/`. */
  solution: z.optional(
    z.strictObject({
      by: z.enum(solutionGroups),
      /** Position among the solutions, lowest first. */
      position: z.int().check(z.minimum(0), z.maximum(100_000)),
      /** Codes of the products that it combines. */
      products: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(30)),
    }),
  ),
  seo: pageSeoSchema,
});
export type ListedPage = z.output<typeof listedPageSchema>;

export const listedPagesSchema = z.array(listedPageSchema).check(z.maxLength(500));

/** Solutions first, in their order, then by path. Of two pages with the same path, which no registry accepts, the first is used. */
export function sortPages(pages: Iterable<ListedPage>): ListedPage[] {
  const byPath = new Map<string, ListedPage>();
  for (const page of pages) if (!byPath.has(page.path)) byPath.set(page.path, page);
  return [...byPath.values()].sort((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1));
}

function rankOf({ solution }: ListedPage): number {
  return solution?.position ?? 1_000_000;
}
