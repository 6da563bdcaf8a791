import { describe, expect, it } from "@jest/globals";
import { evidenceAbove, evidenceOfRatio } from "./evidence.ts";

/** Probability of exactly this many hits. */
function binomial(trials: number, hits: number, rate: number): number {
  let log = hits * Math.log(rate) + (trials - hits) * Math.log(1 - rate);
  for (let index = 1; index <= hits; index += 1) log += Math.log((trials - hits + index) / index);
  return Math.exp(log);
}

const upTo = (trials: number) => Array.from({ length: trials + 1 }, (_, hits) => hits);

describe("F-230 evidence that is valid at any time", () => {
  // Ville's inequality requires this mean: 1 at the limit, less below.
  it.each([0.001, 0.01, 0.25])("has a mean of 1 if the rate is at the limit, %p", (limit) => {
    const mean = (rate: number) =>
      upTo(80).reduce(
        (sum, hits) => sum + binomial(80, hits, rate) * Math.exp(evidenceAbove({ trials: 80, hits }, limit)),
        0,
      );
    expect(mean(limit)).toBeCloseTo(1, 9);
    expect(mean(limit / 2)).toBeLessThan(1);
    expect(mean(limit * 2)).toBeGreaterThan(1);
  });

  it("has the same mean for the ratio of two rates, given the total number of hits", () => {
    const mean = (times: number) => {
      const share = (times * 100) / (times * 100 + 900);
      return upTo(40).reduce((sum, hits) => {
        const [tried, beside] = [
          { trials: 100, hits },
          { trials: 900, hits: 40 - hits },
        ];
        return sum + binomial(40, hits, share) * Math.exp(evidenceOfRatio(tried, beside, 2));
      }, 0);
    };
    expect(mean(2)).toBeCloseTo(1, 9);
    expect(mean(1)).toBeLessThan(1);
    expect(mean(4)).toBeGreaterThan(1);
  });

  it("is zero if there is nothing to compare, or no limit to exceed", () => {
    const none = { trials: 0, hits: 0 };
    expect([
      evidenceAbove(none, 0.01),
      evidenceOfRatio(none, none, 2),
      evidenceAbove({ trials: 9, hits: 9 }, 1),
    ]).toEqual([0, 0, 0]);
    expect(evidenceAbove({ trials: 9, hits: 0 }, 0)).toBe(0);
  });
});
