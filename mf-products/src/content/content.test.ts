import { describe, expect, it } from "@jest/globals";
import { catalogue, productOf } from "@zhian/contracts/catalogue";
import { solutionOf } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import type { Figure } from "@zhian/page/content";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { namedProducts, namedSolutions } from "../model/named-products.ts";
import type { PageContent } from "../model/page-content.ts";
import { securityPages } from "../model/security-pages.ts";
import { content as bcc } from "./bcc/page.ts";
import { content as bci } from "./bci/page.ts";
import { mapLinks, mapPoints } from "./home/map.ts";
import { content as home } from "./home/page.ts";
import { overviewOf } from "./overview/page.ts";
import { coverage } from "./waf/coverage.ts";
import { content as waf } from "./waf/page.ts";

const ownPages = [bcc, bci, waf];
const overviews = catalogue.filter(({ code }) => !ownPages.some((page) => page.code === code)).map(overviewOf);
const pages: [string, PageContent][] = [...ownPages, ...overviews].map((page) => [page.code, page]);

describe.each(pages)("the page of %s", (code, page) => {
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

describe("blocks of security products", () => {
  const ofSecurity = ["coverage", "attacks", "prices"];

  it("stand on no page whose route does not bring them", () => {
    const withThem = pages.filter(([, { blocks }]) => blocks.some((block) => ofSecurity.includes(block.is)));
    expect(withThem.map(([code]) => code)).toEqual(securityPages);
  });

  it("name clauses by the number that the standard gives to the level", () => {
    const numberOf = (clauses: string) => clauses.split(" ")[0];
    const faulty = coverage.controls.filter(
      ({ level2, level3 }) =>
        !/^8\.1\.[2-5]\.\d+( [a-f](–[a-f]|(, [a-f])*))?$/u.test(level3) ||
        // Both levels are numbered alike as far as both ask for a thing.
        (level2 && numberOf(level2) !== numberOf(level3.replace("8.", "7."))),
    );
    expect(faulty).toEqual([]);
  });
});

describe("the home page", () => {
  it("says everything in both languages, in words that mean something", () => {
    expect(faultsOfContent(home)).toEqual([]);
    expect(faultsOfSeo(home.seo)).toEqual([]);
  });

  it("shows every kind of the catalogue once", () => {
    const kinds = home.map.groups.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(catalogue.map(({ kind }) => kind)));
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe("the map of all products", () => {
  const at = new Map(mapPoints.map((point) => [point.code, point]));

  it("has each of them once, in a place of its own that the grid has", () => {
    expect(mapPoints.map(({ code }) => code).sort()).toEqual(catalogue.map(({ code }) => code).sort());
    expect(new Set(mapPoints.map(({ x, y }) => `${x} ${y}`)).size).toBe(catalogue.length);
    // Every second row is shifted by half a place.
    expect(mapPoints.filter(({ x, y }) => (x + y) % 2 !== 1)).toEqual([]);
  });

  it("has labels in both languages, of two short lines", () => {
    expect(
      faultsOfContent(mapPoints.map(({ label }) => label)).filter((fault) => !/English in its/.test(fault)),
    ).toEqual([]);
    expect(mapPoints.filter(({ label }) => label.en.length > 24 || label.zh.length > 10)).toEqual([]);
  });

  it("has no line twice, and none that another mark lies on", () => {
    const pairs = mapLinks.map((pair) => [...pair].sort().join(" "));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    const lengths = mapLinks.map(([from, to]) => {
      const [a, b] = [at.get(from), at.get(to)];
      return a && b ? `${Math.abs(a.x - b.x)} ${Math.abs(a.y - b.y)}` : `${from} or ${to} has no place`;
    });
    // To the next in the row, to the nearest two of the next row, or straight down between two.
    expect(lengths.filter((length) => !["2 0", "1 1", "0 2"].includes(length))).toEqual([]);
  });

  it("leaves no product alone", () => {
    const linked = new Set(mapLinks.flat());
    expect(mapPoints.filter(({ code }) => !linked.has(code))).toEqual([]);
  });
});

const figures: [string, Figure | undefined][] = [
  ["bcc", bcc.figure],
  ["bci", bci.figure],
  ["waf", waf.figure],
];

describe.each(figures)("the figure of %s", (_page, figure) => {
  it("has labels that fit into their boxes", () => {
    const labels = figure?.nodes.map(({ label }) => label) ?? [];
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter(({ en }) => en.length > 13)).toEqual([]);
    expect(labels.filter(({ zh }) => zh.replace(/[ -~]+/g, "~~").length > 6)).toEqual([]);
  });

  it("has lines between boxes that exist, and no two boxes in one place", () => {
    const ids = new Set(figure?.nodes.map(({ id }) => id));
    expect(figure?.edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
    expect(new Set(figure?.nodes.map(({ column, row }) => `${column} ${row}`)).size).toBe(figure?.nodes.length);
  });
});

describe("any two pages of products", () => {
  const pairs = ownPages.flatMap((own, index) => ownPages.slice(index + 1).map((other) => [own, other] as const));

  it.each(pairs.map(([own, other]) => [own.code, other.code, own, other] as const))(
    "%s and %s repeat less than a fifth of each other's sentences",
    (_own, _other, ...both) => {
      const [grams, others] = both.map(fiveGrams);
      const shared = [...(grams ?? [])].filter((gram) => others?.has(gram)).length;
      expect(grams?.size).toBeGreaterThan(300);
      expect(shared / (grams?.size ?? 1)).toBeLessThan(0.2);
    },
  );
});

function fiveGrams(page: PageContent): Set<string> {
  const words =
    JSON.stringify(inLanguage(page, "en"))
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}
