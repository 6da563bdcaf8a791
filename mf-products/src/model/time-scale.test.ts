import { describe, expect, it } from "@jest/globals";
import { placeOf, rowsOfMarks, timesUpTo } from "./time-scale.ts";

describe("a time scale", () => {
  it("marks a few round times", () => {
    expect(timesUpTo(30)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(timesUpTo(50)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(timesUpTo(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(timesUpTo(100_000).length).toBeLessThanOrEqual(9);
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])("has only its start if it ends at %s", (end) => {
    expect(timesUpTo(end)).toEqual([0]);
  });

  it("places moments as percentages, and clamps those outside", () => {
    expect([0, 15, 30, 45, -1, Number.NaN].map((moment) => placeOf(moment, 30))).toEqual([0, 50, 100, 100, 0, 0]);
    expect(placeOf(1, 0)).toBe(0);
  });
});

describe("marks on a scale", () => {
  it("have a separate row only if they would overlap", () => {
    expect(rowsOfMarks([0, 20, 40], 7)).toEqual([0, 0, 0]);
    expect(rowsOfMarks([0, 3, 6, 8], 7)).toEqual([0, 1, 2, 0]);
    expect(rowsOfMarks([], 7)).toEqual([]);
  });
});
