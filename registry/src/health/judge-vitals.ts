import { type Buckets, bucketOf, countOf, quantileOf } from "@zhian/contracts/vitals";
import { goodUpTo, vitals as judgedVitals, usualQuantile, type Vital } from "../field/measures.ts";
import type { Vitals } from "../field/read-series.ts";
import { evidenceAbove } from "./evidence.ts";
import { alpha } from "./rules.ts";

/** A vital that is worse at the 75th percentile than the other release's. */
export interface WorseVital {
  vital: Vital;
  value: number;
  /** Number of visits. */
  measured: number;
  beside: number;
}

/** Visits of one visitor are alike: this many count as one. */
const alike = 4;
/** Fewer are inconclusive. */
const minMeasured = 200;
/** Evidence starts over after this time; later blocks have a smaller weight. */
export const blockMs = 3_600_000;

/**
 * Finds a vital that is noticeably worse than the other release's in the same block: over a quarter of the visits are worse than the
 * bucket of the other's 75th percentile, and above half of the limit for "good" in Core Web Vitals. Below that, visitors notice no
 * difference. As for failures, it may be checked at any frequency; see `judge`.
 */
export function findWorse(tried: Vitals, beside: Vitals, block: number): WorseVital | undefined {
  const enough = Math.log(1 / alpha) + Math.log((block + 1) * (block + 2));
  for (const vital of judgedVitals) {
    const [own, theirs] = [tried[vital] ?? {}, beside[vital] ?? {}];
    const first = firstWorse(theirs, goodUpTo[vital] / 2);
    const measured = countOf(own);
    if (first === undefined || measured < minMeasured) continue;
    const hits = { trials: measured / alike, hits: countFrom(own, first) / alike };
    if (evidenceAbove(hits, 1 - usualQuantile) < enough) continue;
    const [value = 0, usual = 0] = [quantileOf(own, usualQuantile), quantileOf(theirs, usualQuantile)];
    return { vital, value, measured, beside: usual };
  }
  return undefined;
}

/** The first bucket that counts as worse, from the upper confidence bound of the percentile. */
function firstWorse(beside: Buckets, least: number): number | undefined {
  const count = countOf(beside);
  if (count < minMeasured) return undefined;
  const deviation = Math.sqrt((usualQuantile * (1 - usualQuantile) * alike) / count);
  const usual = quantileOf(beside, Math.min(1, usualQuantile + 3 * deviation));
  if (usual === undefined) return undefined;
  // The next bucket, which begins up to 15 % above.
  return Math.max(bucketOf(usual) + 1, bucketOf(least));
}

function countFrom(buckets: Buckets, first: number): number {
  return Object.entries(buckets).reduce((sum, [index, count]) => (Number(index) >= first ? sum + count : sum), 0);
}

/** For the log: "INP of 312 ms at the 75th percentile of 4100 visits, compared with 120 ms". */
export function describeWorse({ vital, value, measured, beside }: WorseVital): string {
  const shown = (one: number) => (vital === "cls" ? (one / 1000).toFixed(2) : `${Math.round(one)} ms`);
  return `${vital.toUpperCase()} of ${shown(value)} at the 75th percentile of ${measured} visits, compared with ${shown(beside)}`;
}
