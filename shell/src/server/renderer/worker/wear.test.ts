import { expect, it } from "@jest/globals";
import { wearOf } from "./wear.ts";

const mib = 2 ** 20;
const life = (heapMb: number, { outsideMb = 1, firstMb = 28, hours = 0, beforeMb = heapMb } = {}) => ({
  atFirst: { heapBytes: firstMb * mib, outsideBytes: mib },
  held: { heapBytes: heapMb * mib, outsideBytes: outsideMb * mib },
  growth: { heapBytes: (heapMb - beforeMb) * mib, outsideBytes: 0 },
  mostBytes: 128 * mib,
  ageMs: hours * 3600_000,
});

it("F-71 tells that a thread is worn by its heap, its buffers or its age, while there is room left to replace it", () => {
  expect([28, 102, 103, 117, 118].map((heapMb) => wearOf(life(heapMb)))).toEqual([
    "fresh",
    "fresh",
    "worn",
    "worn",
    "full",
  ]);
  expect([90, 100, 120].map((outsideMb) => wearOf(life(28, { outsideMb })))).toEqual(["fresh", "worn", "full"]);
  expect([5, 7].map((hours) => wearOf(life(28, { hours })))).toEqual(["fresh", "worn"]);
});

it("takes no release for worn that needs much from the start, or more than it may have", () => {
  expect(wearOf(life(120, { firstMb: 119 }))).toBe("fresh");
  expect(wearOf(life(130, { firstMb: 130 }))).toBe("fresh");
});

it("F-71 takes a thread for full that would be so before the next look is answered", () => {
  expect([100, 95, 94].map((beforeMb) => wearOf(life(100, { beforeMb })))).toEqual(["fresh", "fresh", "full"]);
  expect(wearOf(life(60, { beforeMb: 100 }))).toBe("fresh");
});
