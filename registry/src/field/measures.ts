import { failedShareOf, measuredPages, quantile, type Sum } from "./sums.ts";

export const vitals = ["lcp", "inp", "cls"] as const;
export type Vital = (typeof vitals)[number];
export const measures = ["pages", "failed", ...vitals] as const;
export type Measure = (typeof measures)[number];

/** The share of visits that Core Web Vitals go by: three in four were at least so good. https://web.dev/articles/vitals */
export const usualQuantile = 0.75;

/** Up to which value Core Web Vitals call it good, in ms, of `cls` in thousandths. */
export const goodUpTo: Readonly<Record<Vital, number>> = { lcp: 2500, inp: 200, cls: 100 };

/** Of fewer pages a point would show the one visitor who came, not the release. */
export const pagesAPoint = 10;

/** Of one bin, for the picture: pages a minute, per cent, ms, thousandths. Undefined is a gap. */
export function pointOf(sum: Sum | undefined, measure: Measure, binMs: number): number | undefined {
  if (!sum) return undefined;
  if (measure === "pages") return sum.pages / (binMs / 60_000);
  if (measure === "failed") return sum.pages < pagesAPoint ? undefined : failedShareOf(sum) * 100;
  return measuredPages(sum, measure) < pagesAPoint ? undefined : quantile(sum, measure, usualQuantile);
}
