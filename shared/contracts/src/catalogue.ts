import type { Locale } from "./locale.ts";

/** Kinds of products, in the order in which catalogues show them; pages of one kind have the same structure. */
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

/** Product data available to every page. Its page is `/products/<code>`. */
export interface CatalogueProduct {
  code: string;
  kind: ProductKind;
  /** One Han character, the product's mark. Decorative: the name is always next to it. */
  seal: string;
  /** First letters of the Chinese name's pinyin: how it is typed without an input method. */
  initials: string;
  name: Record<Locale, string>;
  /** Prices in US dollars, by unit of payment and name. */
  usd?: Prices | undefined;
  /** Solutions of which it is the first product: a catalogue has each once. Absent from catalogues of older shells. */
  solutions?: readonly Solution[] | undefined;
}

/** Products combined for a purpose. Its page is `/solution/<slug>`. */
export interface Solution {
  /** One or more path segments. */
  slug: string;
  name: Record<Locale, string>;
  /** Position among the solutions, lowest first. */
  position: number;
  /** Codes in the catalogue. */
  products: readonly string[];
}

/** The products that the site's fragments offer, as served to one visitor, in display order. */
export type Catalogue = readonly CatalogueProduct[];

/** `undefined` for a code that no product has. */
export function productOf(catalogue: Catalogue, code: string): CatalogueProduct | undefined {
  return catalogue.find((product) => product.code === code);
}

/** All solutions of the site, in display order. */
export function solutionsOf(catalogue: Catalogue): Solution[] {
  return catalogue.flatMap(({ solutions = [] }) => solutions).sort((one, other) => one.position - other.position);
}

/** `undefined` for a slug that no solution has. */
export function solutionOf(catalogue: Catalogue, slug: string): Solution | undefined {
  return solutionsOf(catalogue).find((solution) => solution.slug === slug);
}

/** Price in US dollars. `price` is code, unit of payment and name: `vpc.perMonth.natGateway`. `undefined` if it is not offered. */
export function priceOf(catalogue: Catalogue, price: string): number | undefined {
  // A name may contain dots.
  const [, code = "", unit = "", name = ""] = /^([^.]+)\.([^.]+)\.(.+)$/.exec(price) ?? [];
  const prices = productOf(catalogue, code)?.usd;
  const ofUnit = prices && Object.hasOwn(prices, unit) ? prices[unit] : undefined;
  return ofUnit && Object.hasOwn(ofUnit, name) ? ofUnit[name] : undefined;
}
