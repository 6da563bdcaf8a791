import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { productOf } from "@zhian/contracts/catalogue";
import { readPages } from "@zhian/testing/read-pages";
import { renderPage } from "@zhian/testing/render-page";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { messages } from "../messages.ts";
import type { PageContent } from "../model/page-content.ts";
import { routes } from "../routes.ts";

/** For each kind, just enough pages to have all blocks of that kind's pages. */
const tried: { code: string; blocks: PageContent["blocks"] }[] = [];
const seen = new Set<string>();
const products = join(import.meta.dirname, "../content/products");
for (const { path: code, page } of await readPages<PageContent>(products)) {
  const { blocks } = page;
  const fresh = blocks
    .map(({ is }) => `${productOf(siteCatalogue, code)?.kind} ${is}`)
    .filter((pair) => !seen.has(pair));
  for (const pair of fresh) seen.add(pair);
  if (fresh.length > 0) tried.push({ code, blocks });
}

describe("the kinds of product", () => {
  it("have no routes of their own, so that what every page loads does not grow with the catalogue", () => {
    const ofProducts = routes.map(({ path }) => path).filter((path) => path?.startsWith("products/"));
    expect(ofProducts).toEqual(["products/:code"]);
  });

  it("have their views in the chunks that the loader names", () => {
    const source = readFileSync(join(import.meta.dirname, "../ui/kinds/blocks-of-kind.ts"), "utf8");
    const named = [...source.matchAll(/webpackChunkName: "(.+?)"/g)].map(([, name]) => name);
    const kinds = [...new Set(siteCatalogue.map(({ kind }) => kind))];
    expect(new Set(named)).toEqual(new Set(kinds.map((kind) => `product-${kind}-late`)));
  });

  it.each(tried)("have a view for each block of $code", async ({ code, blocks }) => {
    const { container } = await renderPage(routes, `/products/${code}`, { messages });

    const shown = [...container.querySelectorAll("section[id]")].map(({ id }) => id);
    expect(shown).toEqual(blocks.map(({ anchor }) => anchor));
  });
});
