import { productOf } from "@zhian/contracts/catalogue";
import type { PageContent } from "../model/page-content.ts";

/** Products with a page of their own; the others are introduced from the catalogue. */
const ownPages: ReadonlyMap<string, () => Promise<{ content: PageContent }>> = new Map([
  ["bcc", () => import(/* webpackChunkName: "content-bcc" */ "./bcc/page.ts")],
  ["bci", () => import(/* webpackChunkName: "content-bci" */ "./bci/page.ts")],
]);

/** Null for a code that no product has. */
export async function loadProductPage(code: string): Promise<PageContent | null> {
  const load = ownPages.get(code);
  if (load) return (await load()).content;
  const product = productOf(code);
  if (!product) return null;
  const { overviewOf } = await import(/* webpackChunkName: "content-overview" */ "./overview/page.ts");
  return overviewOf(product);
}
