import { describe, expect, it } from "@jest/globals";
import { type Counted, describeCounted, judge, nothing } from "./judge.ts";
import { presetRules } from "./rules.ts";

const of = (pages: number, threw: number, clients = threw): Counted => ({ pages, failed: { threw }, clients });

describe("what is said of a release", () => {
  it.each<[string, Counted, Counted, string]>([
    ["F-29 no traffic", nothing, of(1000, 0), "inconclusive"],
    ["F-29 49 pages, all of them failed", of(49, 49), of(1000, 0), "inconclusive"],
    ["50 pages, one in five failed", of(50, 10), of(1000, 0), "failing"],
    ["5 % failed", of(100, 5), of(1000, 0), "healthy"],
    ["6 % failed", of(100, 6), of(1000, 0), "failing"],
    ["20 % failed beside 10 %", of(100, 20), of(1000, 100), "healthy"],
    ["31 % failed beside 10 %", of(100, 31), of(1000, 100), "failing"],
    ["20 % failed beside a release of which too little is known", of(100, 20), of(10, 5), "failing"],
    ["half failed, all of it for two clients", of(100, 50, 2), of(1000, 0), "healthy"],
  ])("%s", (_what, tried, beside, verdict) => {
    expect(judge(tried, beside, presetRules)).toBe(verdict);
  });

  it("is told in figures, the most frequent failure first", () => {
    const counted = { pages: 60, failed: { "timed-out": 2, threw: 10 }, clients: 9 };
    expect(describeCounted(counted)).toBe("12 of 60 pages failed (20 %: threw 10, timed-out 2)");
    expect(describeCounted(nothing)).toBe("0 of 0 pages failed (0 %)");
  });
});
