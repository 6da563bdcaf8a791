import { describe, expect, it } from "@jest/globals";
import { slopeOf } from "./slope.ts";

describe("slopeOf", () => {
  it("finds the growth beneath the sawtooth of garbage collection", () => {
    const samples = Array.from({ length: 60 }, (_, index) => ({
      pages: index * 100,
      rssMb: 300 + index * 0.1 + (index % 6) * 4,
    }));
    expect(slopeOf(samples) * 10_000).toBeCloseTo(10, 0);
  });

  it("is zero without growth, despite an outlier", () => {
    const samples = Array.from({ length: 30 }, (_, index) => ({ pages: index, rssMb: index === 7 ? 900 : 300 }));
    expect(slopeOf(samples)).toBe(0);
  });

  it("refuses a single sample", () => {
    expect(() => slopeOf([{ pages: 0, rssMb: 1 }])).toThrow("two samples");
  });
});
