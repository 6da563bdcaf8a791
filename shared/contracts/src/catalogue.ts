import type { Locale } from "./locale.ts";

/** Where a product stands in the catalogue, in the order in which catalogues show them; pages of one kind are built alike. */
export const productKinds = [
  "compute",
  "storage",
  "network",
  "database",
  "security-product",
  "security-service",
  "hosting",
  "domain",
] as const;
export type ProductKind = (typeof productKinds)[number];

type Prices = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What every page may know of a product. Its page is `/products/<code>`. */
export interface CatalogueProduct {
  code: string;
  kind: ProductKind;
  /** One Han character, the product's mark. Decoration: the name always stands beside it. */
  seal: string;
  /** First letters of the Chinese name's pinyin: how it is typed without an input method. */
  initials: string;
  name: Record<Locale, string>;
  /** Prices in US dollars, by what is paid for and by name. */
  usd?: Prices | undefined;
  /** Those that it is the first product of: a catalogue has each once. Catalogues of shells from before it have none. */
  solutions?: readonly Solution[] | undefined;
}

/** Products put together for a purpose. Its page is `/solution/<slug>`. */
export interface Solution {
  /** One or more segments. */
  slug: string;
  name: Record<Locale, string>;
  /** Among the solutions: the lowest first. */
  position: number;
  /** Codes, of the catalogue. */
  products: readonly string[];
}

/** The products that the fragments of the site offer, as one visitor is served them, in the order in which they are shown. */
export type Catalogue = readonly CatalogueProduct[];

/** `undefined` for a code that no product has. */
export function productOf(catalogue: Catalogue, code: string): CatalogueProduct | undefined {
  return catalogue.find((product) => product.code === code);
}

/** All that the site has, in the order in which they are shown. */
export function solutionsOf(catalogue: Catalogue): Solution[] {
  return catalogue.flatMap(({ solutions = [] }) => solutions).sort((one, other) => one.position - other.position);
}

/** `undefined` for a slug that no solution has. */
export function solutionOf(catalogue: Catalogue, slug: string): Solution | undefined {
  return solutionsOf(catalogue).find((solution) => solution.slug === slug);
}

/** In US dollars; `price`: code, unit of payment and name, as `vpc.perMonth.natGateway`. `undefined` if it is not offered. */
export function priceOf(catalogue: Catalogue, price: string): number | undefined {
  // A name may have dots of its own.
  const [, code = "", unit = "", name = ""] = /^([^.]+)\.([^.]+)\.(.+)$/.exec(price) ?? [];
  const prices = productOf(catalogue, code)?.usd;
  const ofUnit = prices && Object.hasOwn(prices, unit) ? prices[unit] : undefined;
  return ofUnit && Object.hasOwn(ofUnit, name) ? ofUnit[name] : undefined;
}
