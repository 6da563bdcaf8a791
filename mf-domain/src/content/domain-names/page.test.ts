import { describe, expect, it } from "@jest/globals";
import { productOf } from "@zhian/contracts/catalogue";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { readPage } from "@zhian/testing/read-pages";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import type { NamesContent } from "../../model/names-content.ts";

const content = await readPage<NamesContent>(import.meta.dirname);

describe("the page about domain names", () => {
  it("has every text in both languages, none of them empty", () => {
    expect(faultsOfContent(content)).toEqual([]);
    expect(faultsOfSeo(content.seo, "bcd")).toEqual([]);
  });

  it("has at most seven sections in its navigation, each with its own anchor, and facts that link to one", () => {
    const anchors = content.blocks.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(content.blocks.filter(({ nav }) => nav).length).toBeLessThanOrEqual(7);
    expect(content.facts.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
  });

  it("names existing products, and has a cell for each column", () => {
    const named = content.blocks.flatMap((block) => (block.is === "related" ? block.items : []));
    expect(named.filter(({ product }) => !productOf(siteCatalogue, product))).toEqual([]);
    const faulty = content.blocks.flatMap((block) =>
      block.is === "table" ? block.rows.filter(({ cells }) => cells.length !== block.columns.length - 1) : [],
    );
    expect(faulty).toEqual([]);
  });
});
