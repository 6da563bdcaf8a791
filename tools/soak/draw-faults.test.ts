import { describe, expect, it } from "@jest/globals";
import { drawFaults } from "./draw-faults.ts";
import { faults } from "./faults.ts";

function drawn(seed: number, count: number): string[] {
  const all = drawFaults(seed);
  return Array.from({ length: count }, () => all.next().value.kind);
}

describe("drawFaults", () => {
  it("draws the same for the same seed, and others for another", () => {
    expect(drawn(7, 50)).toEqual(drawn(7, 50));
    expect(drawn(7, 50)).not.toEqual(drawn(8, 50));
  });

  it("draws every kind within an hour, none much more often than the others", () => {
    const all = drawn(1, 3600);
    const counts = faults.map(({ kind }) => all.filter((one) => one === kind).length);
    expect(Math.min(...counts)).toBeGreaterThan(100);
    expect(Math.max(...counts)).toBeLessThan(300);
  });
});
