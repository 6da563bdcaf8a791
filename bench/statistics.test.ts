import { describe, expect, it } from "@jest/globals";
import { percentile, spreadOf, spreads } from "./statistics.ts";

describe("spreadOf", () => {
  it("takes the middle one of an odd number of values, in any order", () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  });

  it("takes the mean of the two middle ones of an even number of values", () => {
    expect(spreadOf([4, 1, 3, 2]).median).toBe(2.5);
  });

  it("refuses an empty list of values", () => {
    expect(() => spreadOf([])).toThrow("nothing to take a median of");
  });
});

describe("percentile", () => {
  it("interpolates between neighbouring values", () => {
    expect(percentile([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.95)).toBeCloseTo(95.5);
    expect(percentile([7], 0.95)).toBe(7);
  });
});

describe("spreads", () => {
  it("gives the spread of each figure over the rounds", () => {
    expect(
      spreads([
        { lcp: 1, cls: 0 },
        { lcp: 3, cls: 0 },
      ]),
    ).toEqual({
      lcp: { median: 2, min: 1, max: 3 },
      cls: { median: 0, min: 0, max: 0 },
    });
  });
});
