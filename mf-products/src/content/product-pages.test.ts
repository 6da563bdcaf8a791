import { describe, expect, it } from "@jest/globals";
import { catalogue, productOf } from "@zhian/contracts/catalogue";
import { solutionOf } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { namedProducts, namedSolutions } from "../model/named-products.ts";
import type { Block, PageContent } from "../model/page-content.ts";
import { faultsOfFacts } from "./faults-of-facts.ts";
import * as notes from "./notes.ts";
import { overviewOf } from "./overview/page.ts";
import { ownPages } from "./product-pages.ts";

const own = await Promise.all([...ownPages].map(async ([code, load]) => ({ code, page: (await load()).content })));
const overviews = catalogue
  .filter(({ code }) => !ownPages.has(code))
  .map((product) => ({ code: product.code, page: overviewOf(product) }));

describe.each([...own, ...overviews])("the page of $code", ({ code, page }) => {
  it("is of the product that it is listed for", () => {
    expect(page.code).toBe(code);
    expect(productOf(code)).toBeDefined();
  });

  it("says everything in both languages, in words that mean something", () => {
    expect(faultsOfContent(page)).toEqual([]);
    expect(faultsOfSeo(page.seo, code)).toEqual([]);
  });

  it("has at most nine sections, seven of them in its navigation, each with its own address", () => {
    const anchors = page.blocks.map(({ anchor }) => anchor);
    expect(anchors.length).toBeLessThanOrEqual(9);
    expect(page.blocks.filter(({ nav }) => nav).length).toBeLessThanOrEqual(7);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("leads to products, solutions and sections that exist", () => {
    const localized = inLanguage(page, "en");
    const anchors = page.blocks.map(({ anchor }) => anchor);
    expect(namedProducts(localized).filter((named) => !productOf(named))).toEqual([]);
    expect(namedSolutions(localized).filter((slug) => !solutionOf(slug))).toEqual([]);
    expect(page.facts.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
    expect(page.actions.length).toBeLessThanOrEqual(2);
  });
});

/** Blocks that look alike. */
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

/** What a page of each kind lets its reader try. */
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

describe.each(own)("the own page of $code", ({ code, page }) => {
  it("states each price and each promise as the one list has it, and none in prose", () => {
    expect(faultsOfFacts(page)).toEqual([]);
  });

  it("names a mechanism and a limit for each feature", () => {
    const features = page.blocks.flatMap((block) => (block.is === "features" ? block.items : []));
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(features.filter(({ mechanism, limit }) => mechanism.en.length < 20 || limit.en.length < 15)).toEqual([]);
  });

  it("has the instrument of its kind, and no two neighbours that look alike", () => {
    const kinds = page.blocks.map(({ is }) => is);
    const wanted = instruments[productOf(code)?.kind ?? ""] ?? [];
    expect(kinds.filter((is) => wanted.includes(is))).not.toEqual([]);
    const looks = kinds.map((is) => layouts[is] ?? is);
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
  });

  it("has two or more facts, a figure or a document, questions, and what stands beside it", () => {
    const kinds = page.blocks.map(({ is }) => is);
    expect(page.facts.length).toBeGreaterThanOrEqual(3);
    expect(page.figure !== undefined || kinds.includes("deliverable")).toBe(true);
    expect(kinds).toEqual(expect.arrayContaining(["faq", "related", "cta"]));
  });
});

describe.each(own.flatMap(({ code, page: { figure } }) => (figure ? [{ code, figure }] : [])))(
  "the figure of $code",
  ({ figure }) => {
    it("has labels that fit into their boxes", () => {
      const labels = figure.nodes.map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.filter(({ en }) => en.length > 13)).toEqual([]);
      expect(labels.filter(({ zh }) => zh.replace(/[ -~]+/g, "~~").length > 6)).toEqual([]);
    });

    it("has lines between boxes that exist, and no two boxes in one place", () => {
      const ids = new Set(figure.nodes.map(({ id }) => id));
      expect(figure.edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
      expect(new Set(figure.nodes.map(({ column, row }) => `${column} ${row}`)).size).toBe(figure.nodes.length);
    });
  },
);

describe("clauses of the standard", () => {
  it("name clauses by the number that the standard gives to the level", () => {
    const numberOf = (clauses: string) => clauses.split(" ")[0];
    const controls = own.flatMap(({ page }) =>
      page.blocks.flatMap((block) => (block.is === "coverage" ? block.controls : [])),
    );
    const faulty = controls.filter(
      ({ level2, level3 }) =>
        !/^8\.1\.[2-5]\.\d+( [a-f](–[a-f]|(, [a-f])*))?$/u.test(level3) ||
        // Both levels are numbered alike as far as both ask for a thing.
        (level2 && numberOf(level2) !== numberOf(level3.replace("8.", "7."))),
    );
    expect(faulty).toEqual([]);
  });
});

describe("any two pages of products", () => {
  const texts = own.map(({ code, page }) => ({ code, en: textsOf(page, "en"), zh: textsOf(page, "zh") }));

  it("repeat less than a fifth of each other's words in a row", () => {
    const grams = texts.map(({ code, en, zh }) => ({ code, en: fiveGrams(wordsOf(en)), zh: fiveGrams(hanOf(zh)) }));
    expect(grams.filter(({ en }) => en.size < 300).map(({ code }) => code)).toEqual([]);
    const alike = pairsOf(grams).flatMap(([one, other]) =>
      (["en", "zh"] as const)
        .filter((locale) => overlap(one[locale], other[locale]) > 0.2)
        .map((locale) => `${one.code} and ${other.code} in ${locale}`),
    );
    expect(alike).toEqual([]);
  });

  it("have no sentence in common, but for what is said of all", () => {
    const ofAll = sentencesOf(Object.values(notes).map(({ en }) => en));
    const sentences = texts.map(({ code, en }) => ({ code, en: sentencesOf(en) }));
    const shared = pairsOf(sentences).flatMap(([one, other]) =>
      [...one.en]
        .filter((sentence) => other.en.has(sentence) && !ofAll.has(sentence))
        .map((sentence) => `${one.code}, ${other.code}: ${sentence}`),
    );
    expect(shared).toEqual([]);
  });
});

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

function textsOf(page: PageContent, locale: "en" | "zh"): string[] {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(inLanguage(page, locale));
  return texts;
}

function sentencesOf(texts: readonly string[]): Set<string> {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) /));
  return new Set(sentences.filter((sentence) => sentence.split(" ").length >= 8));
}

function wordsOf(texts: readonly string[]): string[] {
  return (
    texts
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

function hanOf(texts: readonly string[]): string[] {
  return texts.join(" ").match(/\p{Script=Han}/gu) ?? [];
}

function fiveGrams(words: readonly string[]): Set<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** Of the smaller one, as the share that the other has as well. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const shared = [...small].filter((gram) => large.has(gram)).length;
  return small.size === 0 ? 0 : shared / small.size;
}
