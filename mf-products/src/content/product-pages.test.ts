import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readParts } from "@zhian/content/read-parts";
import { productOf, solutionOf } from "@zhian/contracts/catalogue";
import { inLanguage } from "@zhian/i18n/in-language";
import { alikePairs, sharedSentences, shortPages, textsOf } from "@zhian/testing/alike-texts";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { faultsOfFacts } from "@zhian/testing/faults-of-facts";
import { faultsOfFigure } from "@zhian/testing/faults-of-figure";
import { readPages } from "@zhian/testing/read-pages";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { namedProducts, namedSolutions } from "../model/named-products.ts";
import type { Block, PageContent } from "../model/page-content.ts";

const pages = await readPages<PageContent>(join(import.meta.dirname, "products"));
const own = pages.map(({ path, page }) => ({ code: path, page }));

it("has a page for every product but domain names", () => {
  expect(siteCatalogue.map(({ code }) => code).filter((code) => !pages.some(({ path }) => path === code))).toEqual([
    "bcd",
  ]);
});

describe.each(own)("the page of $code", ({ code, page }) => {
  it("belongs to the product it is listed under", () => {
    expect(page.code).toBe(code);
    expect(productOf(siteCatalogue, code)).toBeDefined();
    expect([page.offer !== undefined, page.listing]).toEqual([true, undefined]);
  });

  it("has every text in both languages, none of them empty", () => {
    expect(faultsOfContent(page)).toEqual([]);
    expect(faultsOfSeo(page.seo, code)).toEqual([]);
  });

  it("has at most nine sections, seven of them in its navigation, each with its own anchor", () => {
    const anchors = page.blocks.map(({ anchor }) => anchor);
    expect(anchors.length).toBeLessThanOrEqual(9);
    expect(page.blocks.filter(({ nav }) => nav).length).toBeLessThanOrEqual(7);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("links only to existing products, solutions and sections", () => {
    const localized = inLanguage(page, "en");
    const anchors = page.blocks.map(({ anchor }) => anchor);
    expect(namedProducts(localized).filter((named) => !productOf(siteCatalogue, named))).toEqual([]);
    expect(namedSolutions(localized).filter((slug) => !solutionOf(siteCatalogue, slug))).toEqual([]);
    expect(page.facts.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
    expect(page.actions.length).toBeLessThanOrEqual(2);
  });
});

/** Blocks with the same layout. */
const layouts: Partial<Record<Block["is"], string>> = {
  sizes: "table",
  specs: "table",
  comparison: "table",
  coverage: "table",
  attacks: "table",
  finder: "table",
  plans: "prices",
  prices: "prices",
  steps: "list",
  checklist: "list",
};

/** The interactive blocks of each kind of page. */
const instruments: Record<string, readonly Block["is"][]> = {
  compute: ["sizes", "plans", "finder", "timeline"],
  storage: ["cost-curve"],
  network: ["packet-path"],
  database: ["timeline"],
  domain: ["finder"],
  hosting: ["configurator"],
  "security-product": ["attacks"],
  "security-service": ["deliverable"],
};

describe.each(own)("the product-specific content of $code", ({ code, page }) => {
  it("states prices and promises as the shared list does, and none in prose", () => {
    expect(faultsOfFacts(page)).toEqual([]);
  });

  it("names a mechanism and a limit for each feature", () => {
    const features = page.blocks.flatMap((block) => (block.is === "features" ? block.items : []));
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(features.filter(({ mechanism, limit }) => mechanism.en.length < 20 || limit.en.length < 15)).toEqual([]);
  });

  it("has an instrument for its kind of product, and no two adjacent blocks that look alike", () => {
    const kinds = page.blocks.map(({ is }) => is);
    const wanted = instruments[productOf(siteCatalogue, code)?.kind ?? ""] ?? [];
    expect(kinds.filter((is) => wanted.includes(is))).not.toEqual([]);
    const looks = kinds.map((is) => layouts[is] ?? is);
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
  });

  it("has three or more facts, a figure or a document, questions and related products", () => {
    const kinds = page.blocks.map(({ is }) => is);
    expect(page.facts.length).toBeGreaterThanOrEqual(3);
    expect(page.figure !== undefined || kinds.includes("deliverable")).toBe(true);
    expect(kinds).toEqual(expect.arrayContaining(["faq", "related", "cta"]));
  });
});

describe.each(own.flatMap(({ code, page: { figure } }) => (figure ? [{ code, figure }] : [])))(
  "the figure of $code",
  ({ figure }) => {
    it("can be drawn", () => {
      expect(figure.nodes.length).toBeGreaterThan(0);
      expect(faultsOfFigure(figure)).toEqual([]);
    });
  },
);

describe("clauses of the standard", () => {
  it("have the numbers that the standard gives them at each level", () => {
    const numberOf = (clauses: string) => clauses.split(" ")[0];
    const controls = own.flatMap(({ page }) =>
      page.blocks.flatMap((block) => (block.is === "coverage" ? block.controls : [])),
    );
    const faulty = controls.filter(
      ({ level2, level3 }) =>
        !/^8\.1\.[2-5]\.\d+( [a-f](–[a-f]|(, [a-f])*))?$/u.test(level3) ||
        // Where both levels have a requirement, its numbers differ in the chapter alone.
        (level2 && numberOf(level2) !== numberOf(level3.replace("8.", "7."))),
    );
    expect(faulty).toEqual([]);
  });
});

describe("any two product pages", () => {
  const texts = own.map(({ code, page }) => ({
    name: code,
    en: textsOf(inLanguage(page, "en")),
    zh: textsOf(inLanguage(page, "zh")),
  }));

  it("share at most a fifth of their five-word sequences", () => {
    expect(shortPages(texts)).toEqual([]);
    expect(alikePairs(texts)).toEqual([]);
  });

  it("have no sentence in common, except shared notes", () => {
    const { merged } = readParts(join(import.meta.dirname, "shared"));
    const ofAll = { en: textsOf(inLanguage(merged, "en")), zh: textsOf(inLanguage(merged, "zh")) };
    expect(sharedSentences(texts, ofAll)).toEqual([]);
  });
});
