import { describe, expect, it } from "@jest/globals";
import { dotsOf, pathThrough, roundAbove } from "./scale.ts";

describe("the end of an axis", () => {
  it.each([
    [[], 1, 1],
    [[0, 0], 100, 100],
    [[3.1], 1, 4],
    [[5], 1, 5],
    [[312, 87], 100, 400],
    [[0.31], 0.001, 0.4],
    [[54_000], 100, 60_000],
    [[95], 1, 100],
  ])("for %j, at least %d, is %d", (values, least, expected) => {
    expect(roundAbove(values, least)).toBeCloseTo(expected, 9);
  });
});

describe("a path", () => {
  const frame = { width: 100, top: 0, bottom: 10, highest: 10 };

  it("goes through the middle of each bin", () => {
    expect(pathThrough([0, 10], frame)).toBe("M25 10L75 0");
  });

  it("leaves a gap for missing values instead of dropping to zero", () => {
    expect(pathThrough([5, 5, undefined, 5, 5], frame)).toBe("M10 5L30 5M70 5L90 5");
    expect(pathThrough([undefined, undefined], frame)).toBe("");
  });

  it("has a dot for a single value between two gaps", () => {
    expect(dotsOf([5, undefined, 5, 5, undefined], frame)).toBe("M10 5h0");
    expect(pathThrough([5, undefined, 5, 5, undefined], frame)).toBe("M50 5L70 5");
  });

  it("stays within its frame", () => {
    expect(dotsOf([1e9], frame)).toBe("M50 0h0");
  });
});
