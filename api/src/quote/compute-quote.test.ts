import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { priceOf as listed } from "@zhian/contracts/catalogue";
import { levelPacks } from "@zhian/contracts/level-packs";
import { provinceCities } from "@zhian/contracts/province-cities";
import { systemTypes } from "@zhian/contracts/quote-words";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import fc from "fast-check";
import { computeQuote, type QuoteQuestion } from "./compute-quote.ts";
import { toUsd } from "./money.ts";
import type { PriceBook } from "./price-book.ts";
import { readPriceBook } from "./read-price-book.ts";

let book: PriceBook;

beforeAll(async () => {
  book = await readPriceBook();
});

const compute = (question: QuoteQuestion) => computeQuote(book.prices, question);

const anyQuestion = fc.record<QuoteQuestion>({
  level: fc.constantFrom(2, 3),
  systemType: fc.constantFrom(...systemTypes),
  region: fc.constantFrom("coast", "remote", "other"),
  servers: fc.integer({ min: 1, max: 999 }),
  hasProducts: fc.boolean(),
});

describe("computeQuote", () => {
  it("grows with the number of servers, and never falls", () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 1, max: 998 }), (question, more) => {
        const servers = Math.min(999, question.servers + more);
        const [few, many] = [compute(question), compute({ ...question, servers })];
        expect(many.productCents ?? 0).toBeGreaterThanOrEqual(few.productCents ?? 0);
        expect(many.consultingCents ?? 0).toBeGreaterThanOrEqual(few.consultingCents ?? 0);
        const isSame = question.hasProducts || servers === question.servers;
        expect(isSame || (many.totalCents ?? 0) > (few.totalCents ?? 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("costs at least as much for level 3 as for level 2", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const [two, three] = [compute({ ...question, level: 2 }), compute({ ...question, level: 3 })];
        expect(three.totalCents ?? 0).toBeGreaterThanOrEqual(two.totalCents ?? 0);
        expect(three.productCents ?? 0).toBeGreaterThanOrEqual(two.productCents ?? 0);
        expect(three.consultingCents ?? 0).toBeGreaterThanOrEqual(two.consultingCents ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  it("is the sum of its items, each a whole quantity of a unit in whole cents", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { items, totalCents, productCents, consultingCents } = compute(question);
        for (const { quantity, unitCents, sumCents } of items) {
          expect(sumCents).toBe(quantity * unitCents);
          expect(Number.isSafeInteger(sumCents)).toBe(true);
        }
        const sums = items.map(({ sumCents }) => sumCents);
        expect(totalCents).toBe(sums.length === 0 ? null : sums.reduce((sum, each) => sum + each));
        expect(totalCents ?? 0).toBe((productCents ?? 0) + (consultingCents ?? 0));
        expect(productCents).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it("lists the products of the level, six or nine, and none that the customer already has", () => {
    for (const level of [2, 3] as const) {
      const question = { level, systemType: "公有云系统", region: "other", servers: 3 } as const;
      const codes = compute({ ...question, hasProducts: false }).items.map(({ code }) => code);
      expect(codes).toEqual([...levelPacks[level], "islpcs"]);
      const without = compute({ ...question, hasProducts: true });
      expect(without.items.map(({ code }) => code)).toEqual(["islpcs"]);
      expect(without.productCents).toBe(0);
    }
  });

  it("has no price for on-site consulting in a remote region, and no total if that is all", () => {
    const remote = { level: 3, systemType: "线下IDC", region: "remote", servers: 10 } as const;
    const { consultingCents, totalCents, productCents } = compute({ ...remote, hasProducts: false });
    expect([toUsd(consultingCents), totalCents]).toEqual(["暂不支持", productCents]);
    expect(toUsd(compute({ ...remote, hasProducts: true }).totalCents)).toBe("暂不支持");
  });

  it("prices no part of a pack if any part has no price", () => {
    const prices = book.prices.filter(({ item }) => item !== "las");
    const question = { level: 2, systemType: "公有云系统", region: "other", servers: 3, hasProducts: false } as const;
    const { items, productCents } = computeQuote(prices, question);
    expect([items.map(({ code }) => code), productCents]).toEqual([["islpcs"], null]);
  });
});

describe("the seeded price book", () => {
  it("marks its prices as demo", () => {
    expect(book.isDemo).toBe(true);
  });

  it("charges for a year what twelve months cost on the products' own pages", () => {
    const priceOf = (item: string, level: 2 | 3, servers: number) => {
      const found = book.prices.filter(
        (price) =>
          price.item === item && price.level === level && price.serversFrom <= servers && servers <= price.serversTo,
      );
      expect(found.length).toBeGreaterThan(0);
      return toUsd(found[0]?.unitCents ?? null);
    };
    const demo = (price: string) => listed(siteCatalogue, price) ?? Number.NaN;
    const year = (usdPerMonth: number) => `${usdPerMonth * 12}.00`;
    expect(priceOf("waf", 2, 1)).toBe(year(demo("waf.perMonth.professional")));
    expect(priceOf("waf", 3, 1)).toBe(year(demo("waf.perMonth.enterprise")));
    expect(priceOf("hosteye", 2, 1)).toBe(year(demo("hosteye.perMonth.professional")));
    expect(priceOf("hosteye", 3, 1)).toBe(year(demo("hosteye.perMonth.enterprise")));
    expect(priceOf("las", 2, 20)).toBe(year(demo("las.perMonth.g1")));
    expect(priceOf("las", 3, 100)).toBe(year(demo("las.perMonth.g5")));
    expect(priceOf("las", 3, 500)).toBe(year(demo("las.perMonth.g20")));
    expect(priceOf("cag", 2, 20)).toBe(year(demo("cag.perMonth.hosts20")));
    expect(priceOf("cag", 3, 50)).toBe(year(demo("cag.perMonth.hosts50")));
    expect(priceOf("cag", 3, 200)).toBe(year(demo("cag.perMonth.hosts200")));
    expect(priceOf("vss", 2, 10)).toBe(year(demo("vss.perMonth.addresses10")));
    expect(priceOf("vss", 2, 50)).toBe(year(demo("vss.perMonth.addresses50")));
    expect(priceOf("vss", 3, 200)).toBe(year(demo("vss.perMonth.addresses200")));
    expect(priceOf("ssl", 2, 1)).toBe(`${demo("ssl.perYear.ov")}.00`);
    expect(priceOf("ssl", 3, 1)).toBe(`${demo("ssl.perYear.ovWildcard")}.00`);
    expect(priceOf("ddos", 3, 1)).toBe(year(demo("ddos.perMonth.g50")));
    expect(priceOf("ddos", 3, 201)).toBe(year(demo("ddos.perMonth.g100")));
    expect(priceOf("cwds", 3, 1)).toBe(year(demo("cwds.perMonth.strict")));
    expect(priceOf("ztsacs", 3, 1)).toBe(year(10 * demo("ztsacs.perMonth.advanced")));
    expect(priceOf("islpcs", 2, 15)).toBe(`${demo("islpcs.each.level2")}.00`);
    expect(priceOf("islpcs", 3, 30)).toBe(`${demo("islpcs.each.level3")}.00`);
  });

  it("has a price for every product and number of servers, and knows every province", () => {
    for (const level of [2, 3] as const) {
      for (let servers = 1; servers <= 999; servers += 1) {
        const { productCents } = compute({
          level,
          servers,
          systemType: "线下IDC",
          region: "remote",
          hasProducts: false,
        });
        expect([servers, productCents === null]).toEqual([servers, false]);
      }
    }
    expect(Object.keys(provinceCities)).toHaveLength(31);
  });

  it("produces the example in the guide", async () => {
    const guide = await readFile(join(import.meta.dirname, "../../../docs/guides/quote-prices.md"), "utf8");
    const { items, ...sums } = compute({
      level: 2,
      systemType: "私有云平台",
      region: "other",
      servers: 25,
      hasProducts: false,
    });
    const lines = items.map(({ code, quantity, unitCents, sumCents }) => {
      return `| ${code} | ${quantity} | ${toUsd(unitCents)} | ${toUsd(sumCents)} |`;
    });
    for (const line of lines) expect(guide).toContain(line);
    expect(guide).toContain(`productPrice ${toUsd(sums.productCents)}`);
    expect(guide).toContain(`consultPrice ${toUsd(sums.consultingCents)}`);
    expect(guide).toContain(`allPrice ${toUsd(sums.totalCents)}`);
  });
});
