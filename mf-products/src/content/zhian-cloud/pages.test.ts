import { describe, expect, it } from "@jest/globals";
import { productOf } from "@zhian/contracts/catalogue";
import { solutionOf } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import { alikePairs, sharedSentences, textsOf } from "@zhian/testing/alike-texts";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { faultsOfFacts } from "@zhian/testing/faults-of-facts";
import { namedProducts, namedSolutions } from "../../model/named-products.ts";
import * as notes from "../notes.ts";
import { ownPages } from "../product-pages.ts";
import { pagesBesideCatalogue } from "./pages.ts";

const pages = await Promise.all(
  [...pagesBesideCatalogue].map(async ([path, load]) => ({ path, page: (await load()).content })),
);

describe.each(pages)("the page $path", ({ path, page }) => {
  it("says everything in both languages, in words that mean something", () => {
    expect(faultsOfContent(page)).toEqual([]);
    expect(faultsOfSeo(page.seo, path)).toEqual([]);
  });

  it("states each price as the one list has it, and none in prose", () => {
    expect(faultsOfFacts(page)).toEqual([]);
  });

  it("has at most nine sections, seven of them in its navigation, and leads to what exists", () => {
    const anchors = page.blocks.map(({ anchor }) => anchor);
    const localized = inLanguage(page, "en");
    expect(anchors.length).toBeLessThanOrEqual(9);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(page.blocks.filter(({ nav }) => nav).length).toBeLessThanOrEqual(7);
    expect(page.facts.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
    expect(namedProducts(localized).filter((code) => !productOf(code))).toEqual([]);
    expect(namedSolutions(localized).filter((slug) => !solutionOf(slug))).toEqual([]);
  });

  it("has tables whose rows fill their columns, and labels that fit into their boxes", () => {
    const ragged = page.blocks.flatMap((block) => {
      if (block.is === "specs") return raggedOf(block.rows, block.columns.length - 1);
      if (block.is === "finder") return raggedOf(block.rows, block.columns.length);
      return [];
    });
    expect(ragged).toEqual([]);
    const labels = page.figure?.nodes.map(({ label }) => label) ?? [];
    expect(labels.filter(({ en, zh }) => en.length > 13 || zh.replace(/[ -~]+/g, "~~").length > 6)).toEqual([]);
  });
});

it("repeat nothing of each other, nor of the products' own pages", async () => {
  const products = await Promise.all(
    [...ownPages].map(async ([code, load]) => ({ name: code, page: (await load()).content })),
  );
  const texts = [...pages.map(({ path, page }) => ({ name: path, page })), ...products].map(({ name, page }) => ({
    name,
    en: textsOf(inLanguage(page, "en")),
    zh: textsOf(inLanguage(page, "zh")),
  }));
  const ours = (found: readonly string[]) => found.filter((pair) => pair.includes("/zhianCloud/"));
  const ofAll = { en: textsOf(inLanguage(notes, "en")), zh: textsOf(inLanguage(notes, "zh")) };
  expect(ours(alikePairs(texts))).toEqual([]);
  expect(ours(sharedSentences(texts, ofAll))).toEqual([]);
});

function raggedOf(rows: readonly { cells: readonly unknown[] }[], columns: number): unknown[] {
  return rows.filter(({ cells }) => cells.length !== columns);
}
