import type { ProductKind } from "./catalogue.ts";

/** Anchor of the products of a kind on the home page: `/#<anchor>`. */
export function catalogueAnchor(kind: ProductKind): string {
  return `catalogue-${kind}`;
}
