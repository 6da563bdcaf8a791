import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import people from "./fixtures/people.json" with { type: "json" };
import programs from "./fixtures/programs.json" with { type: "json" };
import { judgeDrag, speedVariation } from "./judge-drag.ts";

// The people's movements are made by a model of how hands move (slow, fast, slow, with tremor, overshoot and correction),
// not recorded from anyone.
describe("judgeDrag", () => {
  it.each(people)("accepts as human: $name", ({ trail, left }) => {
    expect(judgeDrag({ trail, left, ageMs: 6_000 })).toBeUndefined();
  });

  it.each(programs)("B-S-25 rejects as automated: $name", ({ trail, left, ageMs, why }) => {
    expect(judgeDrag({ trail, left, ageMs })).toBe(why);
  });

  it.each(people)("accepts as human at half the sampling rate: $name", ({ trail, left }) => {
    const last = trail.length - 1;
    const half = trail.filter((_point, index) => index % 2 === 0 || index === last);
    expect(judgeDrag({ trail: half, left, ageMs: 6_000 })).toBeUndefined();
  });

  it("B-S-25 returns a verdict for any trail, in linear time", () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    const points = fc.array(fc.record({ t: number, x: number, y: number }), { maxLength: 500 });
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 320, noNaN: true }), (trail, left) => {
        expect(["string", "undefined"]).toContain(typeof judgeDrag({ trail, left, ageMs: 5_000 }));
      }),
      { numRuns: 200 },
    );
  });

  it("B-S-25 finds no speed variation in uniform motion, however it is sampled", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 50, noNaN: true }), { minLength: 8, maxLength: 200 }), (gaps) => {
        let t = 0;
        const trail = gaps.map((gap) => ({ t: (t += gap), x: t * 0.2, y: 0 }));
        expect(speedVariation(trail)).toBeLessThan(0.01);
      }),
    );
  });
});
