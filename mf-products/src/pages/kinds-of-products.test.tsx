import { describe, expect, it } from "@jest/globals";
import { catalogue, productOf } from "@zhian/contracts/catalogue";
import { renderPage } from "@zhian/testing/render-page";
import { ownPages } from "../content/product-pages.ts";
import { messages } from "../messages.ts";
import { kindCodes } from "../model/kind-codes.ts";
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

describe("routes of products", () => {
  it("are by kind as the catalogue has it, but for domain names, whose page is another fragment's", () => {
    const listed = Object.entries(kindCodes).flatMap(([kind, codes]) =>
      codes.split(" ").map((code) => `${kind} ${code}`),
    );
    const inCatalogue = catalogue.filter(({ code }) => code !== "bcd").map(({ kind, code }) => `${kind} ${code}`);
    expect(listed.toSorted()).toEqual(inCatalogue.toSorted());
  });

  it.each(tried)("bring a view for each block of %s", async (code) => {
    const { blocks } = (await ownPages.get(code)?.())?.content ?? { blocks: [] };

    const { container } = await renderPage(routes, `/products/${code}`, { messages });

    const shown = [...container.querySelectorAll("section[id]")].map(({ id }) => id);
    expect(shown).toEqual(blocks.map(({ anchor }) => anchor));
  });
});
