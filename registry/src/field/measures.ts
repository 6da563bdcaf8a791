import { failedShareOf, measuredPages, quantile, type Sum } from "./sums.ts";

export const vitals = ["lcp", "inp", "cls"] as const;
export type Vital = (typeof vitals)[number];
export const measures = ["pages", "failed", ...vitals] as const;
export type Measure = (typeof measures)[number];

/** The percentile that Core Web Vitals use: three in four visits were at least this good. https://web.dev/articles/vitals */
export const usualQuantile = 0.75;

/** Upper limit of "good" in Core Web Vitals, in ms; `cls` in thousandths. */
export const goodUpTo: Readonly<Record<Vital, number>> = { lcp: 2500, inp: 200, cls: 100 };

/** With fewer pages, a point would show a single visitor rather than the release. */
export const pagesAPoint = 10;

/** Value of one bin to plot: pages a minute, per cent, ms, thousandths. Undefined is a gap. */
export function pointOf(sum: Sum | undefined, measure: Measure, binMs: number): number | undefined {
  if (!sum) return undefined;
  if (measure === "pages") return sum.pages / (binMs / 60_000);
  if (measure === "failed") return sum.pages < pagesAPoint ? undefined : failedShareOf(sum) * 100;
  return measuredPages(sum, measure) < pagesAPoint ? undefined : quantile(sum, measure, usualQuantile);
}
