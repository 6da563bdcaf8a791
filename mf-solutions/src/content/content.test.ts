import { describe, expect, it } from "@jest/globals";
import { productOf } from "@zhian/contracts/catalogue";
import { solutions } from "@zhian/contracts/solution-list";
import { inLanguage } from "@zhian/i18n/in-language";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { namedProducts } from "../model/named-products.ts";
import type { SolutionContent } from "../model/solution-content.ts";
import { content as cloudBase } from "./cloud-base/page.ts";
import { overviewOf } from "./overviews/overview-page.ts";

const pages = solutions.map((solution): [string, SolutionContent | null] => [
  solution.slug,
  solution.slug === cloudBase.slug ? cloudBase : overviewOf(solution),
]);

describe.each(pages)("the page of %s", (slug, page) => {
  it("says everything in both languages, in words that mean something", () => {
    expect(faultsOfContent(page)).toEqual([]);
    expect(page && faultsOfSeo(page.seo, slug)).toEqual([]);
  });

  it("names products that exist, and says what each of its own does", () => {
    const named = page ? namedProducts(inLanguage(page, "en")) : [];
    expect(named.filter((code) => !productOf(code))).toEqual([]);
    const own = solutions.find((solution) => solution.slug === slug)?.products ?? [];
    expect(own.filter((code) => !named.includes(code))).toEqual([]);
  });
});

describe("the timeline of the cloud foundation", () => {
  it("has one step after the other, and ends within its weeks", () => {
    const { steps, weeks } = cloudBase.details?.timeline ?? { steps: [], weeks: 0 };
    let next = 1;
    for (const { from, days } of steps) {
      expect(from).toBe(next);
      next += days;
    }
    expect(next - 1).toBeGreaterThan((weeks - 1) * 5);
    expect(next - 1).toBeLessThanOrEqual(weeks * 5);
  });
});

describe("the figure of the cloud foundation", () => {
  const { figure } = cloudBase.details?.architecture ?? {};

  it("has labels that fit into their boxes, and lines between boxes that exist", () => {
    const ids = new Set(figure?.nodes.map(({ id }) => id));
    expect(ids.size).toBe(figure?.nodes.length);
    expect(figure?.nodes.filter(({ label }) => label.en.length > 13 || label.zh.length > 6)).toEqual([]);
    expect(figure?.edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
  });

  it("draws what the bill of materials lists", () => {
    const drawn = new Set(figure?.nodes.flatMap(({ product }) => product ?? []));
    expect(drawn).toEqual(new Set(cloudBase.details?.bill.lines.map(({ product }) => product)));
  });
});
