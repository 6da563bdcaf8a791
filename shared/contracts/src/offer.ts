import * as z from "zod/mini";
import { type Catalogue, productKinds, type Solution } from "./catalogue.ts";
import { type ListedPage, pageSeoSchema, solutionPrefix } from "./listed-page.ts";

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const key = z.string().check(z.regex(/^[\w.]{1,40}$/));
const pair = <Text extends z.ZodMiniType>(each: Text) => z.strictObject({ en: each, zh: each });

/** A product that a fragment offers: all data on it that the rest of the site has. The fragment has its page, `/products/<code>`. */
export const offerSchema = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][a-z0-9]{1,29}$/, "must be lowercase letters and digits, as in a URL")),
  kind: z.enum(productKinds),
  /** Numbers of the specification: 2 cloud, 3 security service, 4 security product, 5 AI, 6 blockchain. */
  category: z.int().check(z.minimum(2), z.maximum(6)),
  seal: z.string().check(z.regex(/^\p{Script=Han}$/u, "must be one Han character")),
  /** Position among the products of its kind, lowest first. */
  position: z.int().check(z.minimum(0), z.maximum(100_000)),
  initials: z.string().check(z.regex(/^[a-z0-9]{1,30}$/, "must be pinyin initials")),
  name: pair(text(80)),
  /** What it does, in a sentence. */
  summary: pair(text(300)),
  /** Other names for it, in either language. */
  aliases: z.array(text(60)).check(z.maxLength(40)),
  /** Prices in US dollars, by unit of payment and name: `perMonth` of `natGateway`. `each`: by the name only. */
  usd: z.optional(z.record(key, z.record(key, z.number().check(z.minimum(0))))),
  /** Promised availability in percent, by name. */
  sla: z.optional(z.record(key, z.number().check(z.minimum(0), z.maximum(100)))),
  seo: pageSeoSchema,
});
export type Offer = z.output<typeof offerSchema>;

export const offersSchema = z.array(offerSchema).check(z.maxLength(500));

/** Sorts offers in the order of catalogues. Of two offers with the same code, which no registry accepts, the first is used. */
export function sortOffers(offers: Iterable<Offer>): Offer[] {
  const byCode = new Map<string, Offer>();
  for (const offer of offers) if (!byCode.has(offer.code)) byCode.set(offer.code, offer);
  return [...byCode.values()].sort((a, b) => rankOf(a) - rankOf(b) || (a.code < b.code ? -1 : 1));
}

/** The offers without data that only search and search engines need. `pages`: all pages of the site, including solutions. */
export function catalogueOf(offers: readonly Offer[], pages: readonly ListedPage[] = []): Catalogue {
  const codes = new Set(offers.map(({ code }) => code));
  // Not `Map.groupBy`: the kit also runs in Node 20.
  const byFirst = new Map<string | undefined, Solution[]>();
  for (const solution of toSolutions(pages, codes)) {
    const [first] = solution.products;
    byFirst.set(first, [...(byFirst.get(first) ?? []), solution]);
  }
  return offers.map(({ code, kind, seal, initials, name, usd }) => {
    const solutions = byFirst.get(code);
    return { code, kind, seal, initials, name, ...(usd && { usd }), ...(solutions && { solutions }) };
  });
}

/** Solutions reduced to offered products, if they have any. */
function toSolutions(pages: readonly ListedPage[], codes: ReadonlySet<string>): Solution[] {
  return pages.flatMap(({ path, name, solution }) => {
    const products = solution?.products.filter((code) => codes.has(code)) ?? [];
    if (!solution || products.length === 0) return [];
    return [{ slug: path.slice(solutionPrefix.length), name, position: solution.position, products }];
  });
}

function rankOf({ kind, position }: Offer): number {
  return productKinds.indexOf(kind) * 1_000_000 + position;
}
