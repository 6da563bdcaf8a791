import { describe, expect, it } from "@jest/globals";
import { compareMeans } from "./welch.ts";

describe("compareMeans", () => {
  it("gives Welch's t, as computed by hand", () => {
    const { first, second, t } = compareMeans([1, 2, 3, 4], [2, 4, 6, 8]);
    expect([first, second]).toEqual([2.5, 5]);
    expect(t).toBeCloseTo(-1.7321, 4);
  });

  it("tells equal samples from different ones", () => {
    const quiet = Array.from({ length: 50 }, (_, index) => 30 + (index % 5));
    expect(compareMeans(quiet, quiet.toReversed()).t).toBe(0);
    expect(
      Math.abs(
        compareMeans(
          quiet,
          quiet.map((value) => value + 5),
        ).t,
      ),
    ).toBeGreaterThan(10);
  });

  it("refuses samples with too few values", () => {
    expect(() => compareMeans([1], [1, 2])).toThrow("too few");
  });
});
