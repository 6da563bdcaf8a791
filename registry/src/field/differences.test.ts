import { describe, expect, it } from "@jest/globals";
import { bucketOf } from "@zhian/contracts/vitals";
import { differencesOf } from "./differences.ts";
import { failedRange, quantileRange } from "./range.ts";
import type { Sum } from "./sums.ts";

const minPages = 50;

/** Seven in ten pages at `usual`, the others at twice that. */
function sum(pages: number, usual: number, failed = 0): Sum {
  const half = Math.round(pages * 0.7);
  return { pages, failed, vitals: { inp: { [bucketOf(usual)]: half, [bucketOf(usual * 2)]: pages - half } } };
}

const inp = (one: Sum, other: Sum) => differencesOf(one, other, minPages).find(({ measure }) => measure === "inp");
const failed = (one: Sum, other: Sum) => differencesOf(one, other, minPages)[0];

describe("a difference between two releases", () => {
  it("is reported with the figures and page counts of both", () => {
    const told = inp(sum(4100, 160), sum(12_000, 60));
    expect(told).toMatchObject({ measure: "inp", pages: 4100, otherPages: 12_000, verdict: "worse" });
    expect(told?.value).toBeGreaterThan(290);
    expect(told?.value).toBeLessThan(350);
    expect(told?.other).toBeGreaterThan(110);
    expect(told?.other).toBeLessThan(130);
    expect(inp(sum(12_000, 60), sum(4100, 160))?.verdict).toBe("better");
  });

  it("is not reported for equal figures, nor for what may be chance", () => {
    expect(inp(sum(4100, 160), sum(12_000, 160))?.verdict).toBe("unclear");
    // The next bucket may be one millisecond away.
    expect(inp(sum(100_000, 160), sum(100_000, 160 * 1.15))?.verdict).toBe("unclear");
    expect(failed(sum(100, 160, 3), sum(100, 160, 0))?.verdict).toBe("unclear");
    expect(failed(sum(10_000, 160, 300), sum(10_000, 160, 10))?.verdict).toBe("worse");
  });

  it("is unknown with too few pages on either side", () => {
    expect(inp(sum(49, 600), sum(4100, 60))).toMatchObject({ value: undefined, verdict: "too-few" });
    expect(inp(sum(4100, 600), sum(49, 60))).toMatchObject({ other: undefined, verdict: "too-few" });
    expect(
      differencesOf(sum(100, 100), { pages: 100, failed: 0, vitals: {} }, minPages).map(({ verdict }) => verdict),
    ).toEqual(["unclear", "too-few", "too-few", "too-few"]);
  });
});

describe("the confidence interval of a figure", () => {
  it("narrows with more pages", () => {
    const spread = (count: number) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [String(index + 20), count]));
    const [few, many] = [quantileRange(spread(1), 0.75), quantileRange(spread(1000), 0.75)];
    expect((few?.high ?? 0) / (few?.low ?? 1)).toBeGreaterThan(4);
    expect((many?.high ?? 0) / (many?.low ?? 1)).toBeLessThan(1.4);
    expect(quantileRange({}, 0.75)).toBeUndefined();
  });

  it("reaches nearly 4 % for no failure in 100 pages (Wilson score interval)", () => {
    expect(failedRange({ pages: 100, failed: 0, vitals: {} })).toEqual({ low: 0, high: expect.closeTo(0.037, 3) });
    expect(failedRange({ pages: 0, failed: 0, vitals: {} })).toBeUndefined();
    // Each page failed on the server and then in the browser.
    expect(failedRange({ pages: 10, failed: 20, vitals: {} })?.high).toBeLessThanOrEqual(1);
  });
});
