import { type Counted, hitsOf } from "./counted.ts";
import { evidenceAbove, evidenceOfRatio, logSum } from "./evidence.ts";
import { alpha, type HealthRules } from "./rules.ts";
import { type BySlot, type Span, type Stretch, type Stretches, stretchesOf } from "./stretches.ts";

export type Verdict = "inconclusive" | "healthy" | "failing";

export interface Judgement {
  verdict: Verdict;
  /** Counts of the stretch with the most evidence against a failing release, otherwise of everything since the change. */
  counted: Counted;
  beside: Counted;
}

interface Doing {
  counted: BySlot;
  span: Span;
}

/**
 * Whether a release fails too often, compared with another that does the same work. It may be checked at any frequency: `alpha` is the
 * probability that a good release is ever called failing between two changes. Too few pages are inconclusive.
 *
 * A good day must not hide a bad minute: the evidence of each stretch is weighted, and the weights of all moments add up to 1, so that the
 * sum is evidence just as each of them is.
 */
export function judge(stretches: Stretches, rules: HealthRules): Judgement {
  const [whole] = stretches;
  const told = stretches.map((stretch) => ({ stretch, log: evidenceAgainst(stretch, rules) - costOf(stretch) }));
  if (logSum(told.map(({ log }) => log)) < Math.log(1 / alpha)) {
    const verdict = whole.counted.pages < rules.minPages ? "inconclusive" : "healthy";
    return { verdict, counted: whole.counted, beside: whole.beside };
  }
  const worst = told.reduce((one, other) => (other.log > one.log ? other : one));
  return { verdict: "failing", counted: worst.stretch.counted, beside: worst.stretch.beside };
}

/**
 * Whether a neighbour fails as badly at the same time as a release with nothing to compare it with: when the api is down, all fail, and no
 * release is to blame.
 */
export function isSharedWith(neighbour: BySlot, { counted, span }: Doing, rules: HealthRules): boolean {
  return judge(stretchesOf(counted, neighbour, span), rules).verdict !== "failing";
}

/** Logarithm of 1 / weight. The weights are 1/2, 1/6, 1/12 and so on: they add up to 1. */
function costOf({ slots }: Stretch): number {
  return Math.log((slots + 1) * (slots + 2));
}

/** Both must hold: the failed share exceeds the limit, and it is higher than that of the release compared with. */
function evidenceAgainst({ counted, beside }: Stretch, rules: HealthRules): number {
  if (counted.pages < rules.minPages || counted.clients < rules.minClients) return Number.NEGATIVE_INFINITY;
  const above = evidenceAbove(hitsOf(counted), rules.maxFailedShare);
  if (beside.pages < rules.minPages) return above;
  return Math.min(above, evidenceOfRatio(hitsOf(counted), hitsOf(beside), rules.maxTimesWorse));
}
