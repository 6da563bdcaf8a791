import * as z from "zod/mini";
import { productKinds } from "./catalogue.ts";

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const pair = <Text extends z.ZodMiniType>(each: Text) => z.strictObject({ en: each, zh: each });

/** For search engines, until the CMS has its own. */
export const pageSeoSchema = z.strictObject({
  title: pair(text(200)),
  description: pair(text(500)),
  keywords: pair(text(300)),
});

/** Below it are the pages of solutions. */
export const solutionPrefix = "/solution/";

/** What menus group solutions by. */
const solutionGroups = ["need", "industry"] as const;

/** What a place in the navigation may be filled with: products of a kind, or solutions of a group. */
export const offeredKinds = [...productKinds, "solution-by-need", "solution-by-industry"] as const;

/** A page of a fragment that is no product's: all that the rest of the site knows of it. */
export const listedPageSchema = z.strictObject({
  path: z.string().check(z.maxLength(200), z.regex(/^\/$|^(\/[A-Za-z0-9._~-]+)+$/, "a plain path is expected")),
  /** As search results, and menus that it stands in by itself, name it. */
  name: pair(text(80)),
  /** What it is for, in a sentence; where it has none, that is its description for search engines. */
  summary: z.optional(pair(text(300))),
  /** What people call it besides, in either language. */
  aliases: z.array(text(60)).check(z.maxLength(40)),
  /** False for what the site's own search need not find. */
  isSearchable: z.optional(z.boolean()),
  /** Of a page below `/solution/`. */
  solution: z.optional(
    z.strictObject({
      by: z.enum(solutionGroups),
      /** Among the solutions: the lowest first. */
      position: z.int().check(z.minimum(0), z.maximum(100_000)),
      /** Codes of the products that it is put together from. */
      products: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(30)),
    }),
  ),
  seo: pageSeoSchema,
});
export type ListedPage = z.output<typeof listedPageSchema>;

export const listedPagesSchema = z.array(listedPageSchema).check(z.maxLength(500));

/** Solutions first, in their order, then by path. Of two pages of one path, which no registry lets through, the first counts. */
export function sortPages(pages: Iterable<ListedPage>): ListedPage[] {
  const byPath = new Map<string, ListedPage>();
  for (const page of pages) if (!byPath.has(page.path)) byPath.set(page.path, page);
  return [...byPath.values()].sort((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1));
}

function rankOf({ solution }: ListedPage): number {
  return solution?.position ?? 1_000_000;
}
