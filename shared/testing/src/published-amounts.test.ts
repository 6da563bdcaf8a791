import { describe, expect, it } from "@jest/globals";
import { amountsInProse, amountsUnder, listedPrices, promisedPercents } from "./published-amounts.ts";

describe("listedPrices", () => {
  it("returns the prices of a product, and of none whose code begins alike", () => {
    expect(listedPrices("eip").every(({ per }) => per === "each")).toBe(true);
    expect(listedPrices("waf")).toContainEqual({ usd: 49, per: "perMonth" });
    expect(listedPrices("bcc")).toContainEqual({ usd: 54, per: "perMonth" });
    expect(listedPrices("nothing")).toEqual([]);
  });
});

describe("promisedPercents", () => {
  it("finds the percentages that a product promises", () => {
    expect(promisedPercents("waf").toSorted((a, b) => a - b)).toEqual([99.9, 99.95]);
    expect(promisedPercents("ssl")).toEqual([]);
  });
});

describe("amountsUnder", () => {
  it("finds numbers below a matching name, at any depth", () => {
    const content = { usd: 3, usdOf: { one: 4, many: [5] }, weeks: 6 };
    expect(amountsUnder(content, /^usd/)).toEqual([3, 4, 5]);
  });
});

describe("amountsInProse", () => {
  it.each([
    ["It costs $1,200 a month", [1200]],
    ["Rp 3.500 a month", [3.5]],
    ["每月 49 美元", [49]],
    ["99.95 % of the month", [99.95]],
    ["Four weeks, 30 cameras, 99 %", []],
  ])("finds the amounts in %j", (text, amounts) => {
    expect(amountsInProse(text)).toEqual(amounts);
  });
});
