import { expect, it } from "@jest/globals";
import { memoryPressureOf } from "./memory-pressure.ts";

const mib = 2 ** 20;
const life = (heapMb: number, { outsideMb = 1, firstMb = 28, hours = 0, beforeMb = heapMb } = {}) => ({
  atFirst: { heapBytes: firstMb * mib, outsideBytes: mib },
  held: { heapBytes: heapMb * mib, outsideBytes: outsideMb * mib },
  growth: { heapBytes: (heapMb - beforeMb) * mib, outsideBytes: 0 },
  mostBytes: 128 * mib,
  ageMs: hours * 3600_000,
});

it("F-71 reports a worn thread by its heap, buffers or age, while there is room to replace it", () => {
  expect([28, 102, 103, 117, 118].map((heapMb) => memoryPressureOf(life(heapMb)))).toEqual([
    "fresh",
    "fresh",
    "worn",
    "worn",
    "full",
  ]);
  expect([90, 100, 120].map((outsideMb) => memoryPressureOf(life(28, { outsideMb })))).toEqual([
    "fresh",
    "worn",
    "full",
  ]);
  expect([5, 7].map((hours) => memoryPressureOf(life(28, { hours })))).toEqual(["fresh", "worn"]);
});

it("does not call a thread worn if its release needs much from the start, or more than its limit", () => {
  expect(memoryPressureOf(life(120, { firstMb: 119 }))).toBe("fresh");
  expect(memoryPressureOf(life(130, { firstMb: 130 }))).toBe("fresh");
});

it("F-71 calls a thread full if it would be before the next check is answered", () => {
  expect([100, 95, 94].map((beforeMb) => memoryPressureOf(life(100, { beforeMb })))).toEqual([
    "fresh",
    "fresh",
    "full",
  ]);
  expect(memoryPressureOf(life(60, { beforeMb: 100 }))).toBe("fresh");
});
