import { describe, expect, it } from "@jest/globals";
import { type Counted, describeCounted, nothing } from "./counted.ts";
import { judge } from "./judge.ts";
import { presetRules } from "./rules.ts";
import type { Stretch } from "./stretches.ts";

const of = (pages: number, threw: number, clients = threw): Counted => ({ pages, failed: { threw }, clients });
const since = (slots: number, counted: Counted, beside: Counted): Stretch => ({ slots, counted, beside });

describe("F-230 the verdict on a release", () => {
  it.each<[string, Counted, Counted, string]>([
    ["F-29 no traffic", nothing, of(1000, 0), "inconclusive"],
    ["F-29 49 pages, all failed", of(49, 49), of(1000, 0), "inconclusive"],
    ["50 pages, one in five failed", of(50, 10), of(1000, 0), "failing"],
    ["5 % of 100 failed, which may be chance", of(100, 5), of(1000, 0), "healthy"],
    ["5 % of 600 failed, which cannot be chance", of(600, 30), of(5400, 5), "failing"],
    ["0.9 % of a million failed, compared with none", of(1_000_000, 9000), of(9_000_000, 0), "healthy"],
    ["20 % failed, compared with 10 %", of(100, 20), of(1000, 100), "healthy"],
    ["40 % failed, compared with 10 %", of(1000, 400), of(9000, 900), "failing"],
    ["20 % failed, compared with a release with too few pages", of(100, 20), of(10, 5), "failing"],
    ["half failed, all for two clients", of(100, 50, 2), of(1000, 0), "healthy"],
    ["more failures than pages", of(60, 90), of(1000, 0), "failing"],
  ])("%s", (_what, tried, beside, verdict) => {
    expect(judge([since(0, tried, beside)], presetRules).verdict).toBe(verdict);
  });

  it("is failing for a bad minute in a good day, and reports the minute", () => {
    const day = since(0, of(100_060, 12), of(900_000, 0));
    const minute = since(36, of(60, 12), of(540, 0));
    expect(judge([day], presetRules).verdict).toBe("healthy");
    expect(judge([day, minute], presetRules)).toEqual({
      verdict: "failing",
      counted: minute.counted,
      beside: minute.beside,
    });
  });

  it("respects a maximum failed share of 0 or 1", () => {
    const tried = since(0, of(100, 3), nothing);
    expect(judge([tried], { ...presetRules, maxFailedShare: 0 }).verdict).toBe("failing");
    expect(judge([since(0, of(100, 100), nothing)], { ...presetRules, maxFailedShare: 1 }).verdict).toBe("healthy");
  });

  it("is explained with figures, the most frequent failure first", () => {
    const counted = { pages: 60, failed: { "timed-out": 2, threw: 10 }, clients: 9 };
    expect(describeCounted(counted)).toBe("12 of 60 pages failed (20 %: threw 10, timed-out 2)");
    expect(describeCounted(nothing)).toBe("0 of 0 pages failed (0 %)");
  });
});
