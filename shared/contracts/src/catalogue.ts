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

/** What every page may know of a product. Its page is `/products/<code>`. */
export interface CatalogueProduct {
  code: string;
  kind: ProductKind;
  /** One Han character, the product's mark. Decoration: the name always stands beside it. */
  seal: string;
  /** First letters of the Chinese name's pinyin: how it is typed without an input method. */
  initials: string;
  name: Record<Locale, string>;
}

/** The products that the fragments of the site offer, as one visitor is served them, in the order in which they are shown. */
export type Catalogue = readonly CatalogueProduct[];

/** `undefined` for a code that no product has. */
export function productOf(catalogue: Catalogue, code: string): CatalogueProduct | undefined {
  return catalogue.find((product) => product.code === code);
}
