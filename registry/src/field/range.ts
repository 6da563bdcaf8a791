import { type Buckets, bucketOf, bucketStart, countOf, quantileOf } from "@zhian/contracts/vitals";
import type { Sum } from "./sums.ts";

/** 95 % confidence interval of a figure, given the number of pages. */
export interface Range {
  low: number;
  high: number;
}

const z = 1.96;

/**
 * Range of a quantile, widened to bucket bounds: order statistics, any distribution (Conover, Practical Nonparametric Statistics, 3.2).
 * Undefined when nothing was measured.
 */
export function quantileRange(buckets: Buckets, q: number): Range | undefined {
  const reach = z * Math.sqrt((q * (1 - q)) / countOf(buckets));
  const low = quantileOf(buckets, Math.max(0, q - reach));
  const high = quantileOf(buckets, Math.min(1, q + reach));
  if (low === undefined || high === undefined) return undefined;
  return { low: bucketStart(bucketOf(low)), high: bucketStart(bucketOf(high) + 1) };
}

/** Range of the share of pages that failed, from 0 to 1: Wilson's interval, which also holds for shares near zero. */
export function failedRange({ pages, failed }: Sum): Range | undefined {
  if (pages === 0) return undefined;
  const share = Math.min(1, failed / pages);
  const square = z ** 2 / pages;
  const middle = (share + square / 2) / (1 + square);
  const reach = (z * Math.sqrt((share * (1 - share)) / pages + square / (4 * pages))) / (1 + square);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
