import type { ProductKind } from "./catalogue.ts";

/** Where the home page lists the products of a kind: `/#<anchor>`. */
export function catalogueAnchor(kind: ProductKind): string {
  return `catalogue-${kind}`;
}
