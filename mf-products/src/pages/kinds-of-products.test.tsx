import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { catalogue, productOf } from "@zhian/contracts/catalogue";
import { renderPage } from "@zhian/testing/render-page";
import { ownPages } from "../content/product-pages.ts";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

/** Of each kind as few pages as have all blocks that the kind's pages have. */
const tried: string[] = [];
const seen = new Set<string>();
for (const [code, load] of ownPages) {
  const { blocks } = (await load()).content;
  const fresh = blocks.map(({ is }) => `${productOf(code)?.kind} ${is}`).filter((pair) => !seen.has(pair));
  for (const pair of fresh) seen.add(pair);
  if (fresh.length > 0) tried.push(code);
}

describe("the kinds of products", () => {
  it("are in no route: what every page loads does not grow with the catalogue", () => {
    const ofProducts = routes.map(({ path }) => path).filter((path) => path?.startsWith("products/"));
    expect(ofProducts).toEqual(["products/:code"]);
  });

  it("have their views in the chunks that the loader names", () => {
    const source = readFileSync(join(import.meta.dirname, "../ui/kinds/blocks-of-kind.ts"), "utf8");
    const named = [...source.matchAll(/webpackChunkName: "(.+?)"/g)].map(([, name]) => name);
    const kinds = [...new Set(catalogue.map(({ kind }) => kind))];
    expect(new Set(named)).toEqual(new Set(kinds.map((kind) => `product-${kind}-late`)));
  });

  it.each(tried)("bring a view for each block of %s", async (code) => {
    const { blocks } = (await ownPages.get(code)?.())?.content ?? { blocks: [] };

    const { container } = await renderPage(routes, `/products/${code}`, { messages });

    const shown = [...container.querySelectorAll("section[id]")].map(({ id }) => id);
    expect(shown).toEqual(blocks.map(({ anchor }) => anchor));
  });
});
