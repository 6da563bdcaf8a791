/**
 * Evidence that may be checked after every page, for any length of time: mixtures of likelihood ratios (mixture SPRT). Under the null
 * hypothesis, each is a supermartingale that begins at 1, so its probability of ever exceeding 1/α is at most α (Ville's inequality).
 *
 * H. Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", Ann. Math. Stat. 41 (1970);
 * R. Johari, P. Koomen, L. Pekelis, D. Walsh, "Always Valid Inference: Continuous Monitoring of A/B Tests", Operations Research 70 (2022).
 *
 * All are natural logarithms: 0 is no evidence, `Math.log(1 / α)` is enough.
 */

/** A number of trials, and how many of them were hits. */
export interface Hits {
  trials: number;
  hits: number;
}

/** Number of mixed rates, spaced evenly by logarithm between the limit and 1. */
const rates = 12;
/** Mixed ratios: how many times worse than the limit. */
const factors = [1.25, 1.5, 2, 3, 5, 10, 30, 100];

/** Evidence for a rate above `limit` (0 to 1). The likelihood ratio grows with the hits, so it holds against every rate up to the limit. */
export function evidenceAbove({ trials, hits }: Hits, limit: number): number {
  if (limit <= 0) return hits > 0 ? Number.POSITIVE_INFINITY : 0;
  if (limit >= 1) return 0;
  const misses = Math.max(0, trials - hits);
  const logs = Array.from({ length: rates }, (_, index) => {
    const rate = Math.min(limit ** (1 - (index + 1) / rates), 0.99);
    return rate <= limit ? 0 : hits * Math.log(rate / limit) + misses * Math.log((1 - rate) / (1 - limit));
  });
  return logMean(logs);
}

/**
 * Evidence for a rate more than `times` that of `beside`. Which of the two a hit falls on depends on the ratio of the rates alone, so
 * causes common to both do not matter.
 */
export function evidenceOfRatio(tried: Hits, beside: Hits, times: number): number {
  const usual = shareOfHits(tried, beside, times);
  if (usual <= 0 || usual >= 1) return 0;
  const logs = factors.map((factor) => {
    const share = shareOfHits(tried, beside, times * factor);
    return tried.hits * Math.log(share / usual) + beside.hits * Math.log((1 - share) / (1 - usual));
  });
  return logMean(logs);
}

/** Share of all hits that falls on the first when its rate is `times` the other's. */
function shareOfHits(tried: Hits, beside: Hits, times: number): number {
  const weighted = times * tried.trials;
  return weighted + beside.trials === 0 ? 0 : weighted / (weighted + beside.trials);
}

/** Logarithm of the mean, from the values' logarithms. */
function logMean(logs: readonly number[]): number {
  return logSum(logs) - Math.log(logs.length);
}

export function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (!Number.isFinite(most)) return most;
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}
