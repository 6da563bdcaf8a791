import { describe, expect, it } from "@jest/globals";
import { evidenceAbove, evidenceOfRatio } from "./evidence.ts";

/** Probability of exactly this many hits. */
function binomial(trials: number, hits: number, rate: number): number {
  let log = hits * Math.log(rate) + (trials - hits) * Math.log(1 - rate);
  for (let index = 1; index <= hits; index += 1) log += Math.log((trials - hits + index) / index);
  return Math.exp(log);
}

const upTo = (trials: number) => Array.from({ length: trials + 1 }, (_, hits) => hits);

describe("F-230 evidence that one may look at at any time", () => {
  // Ville's inequality requires this mean: 1 at the limit, less below.
  it.each([0.001, 0.01, 0.25])("has a mean of 1 where the rate is the limit, %p", (limit) => {
    const mean = (rate: number) =>
      upTo(80).reduce(
        (sum, hits) => sum + binomial(80, hits, rate) * Math.exp(evidenceAbove({ trials: 80, hits }, limit)),
        0,
      );
    expect(mean(limit)).toBeCloseTo(1, 9);
    expect(mean(limit / 2)).toBeLessThan(1);
    expect(mean(limit * 2)).toBeGreaterThan(1);
  });

  it("has it for two rates, given how many hits there are", () => {
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

  it("says nothing where there is nothing to compare, or no limit to be above", () => {
    const none = { trials: 0, hits: 0 };
    expect([
      evidenceAbove(none, 0.01),
      evidenceOfRatio(none, none, 2),
      evidenceAbove({ trials: 9, hits: 9 }, 1),
    ]).toEqual([0, 0, 0]);
    expect(evidenceAbove({ trials: 9, hits: 0 }, 0)).toBe(0);
  });
});
