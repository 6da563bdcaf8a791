import { type Measure, usualQuantile, vitals } from "./measures.ts";
import { failedRange, quantileRange, type Range } from "./range.ts";
import { failedShareOf, measuredPages, quantile, type Sum } from "./sums.ts";

/** A release compared with another: less is better for every measure. */
export interface Difference {
  measure: Exclude<Measure, "pages">;
  /** `failed` in per cent; vitals at p75 in ms, `cls` in thousandths. Undefined for too few pages. */
  value: number | undefined;
  other: number | undefined;
  /** Number of pages behind each value. */
  pages: number;
  otherPages: number;
  verdict: "better" | "worse" | "unclear" | "too-few";
}

interface Known {
  pages: number;
  value: number | undefined;
  range: Range | undefined;
}

export function differencesOf(sum: Sum, other: Sum, minPages: number): Difference[] {
  const failed = compare(failedOf(sum), failedOf(other), minPages);
  const measured = vitals.map((vital) => ({
    measure: vital,
    ...compare(vitalOf(sum, vital), vitalOf(other, vital), minPages),
  }));
  return [{ measure: "failed", ...failed }, ...measured];
}

/** A difference only where the ranges do not overlap: two samples of the same release may differ by chance. */
function compare(known: Known, other: Known, minPages: number): Omit<Difference, "measure"> {
  const isEnough = known.pages >= minPages;
  const isOtherEnough = other.pages >= minPages;
  return {
    value: isEnough ? known.value : undefined,
    other: isOtherEnough ? other.value : undefined,
    pages: known.pages,
    otherPages: other.pages,
    verdict: isEnough && isOtherEnough ? verdictOf(known.range, other.range) : "too-few",
  };
}

function verdictOf(range: Range | undefined, other: Range | undefined): Difference["verdict"] {
  if (!range || !other) return "too-few";
  if (range.low > other.high) return "worse";
  return range.high < other.low ? "better" : "unclear";
}

function failedOf(sum: Sum): Known {
  return { pages: sum.pages, value: failedShareOf(sum) * 100, range: failedRange(sum) };
}

function vitalOf(sum: Sum, vital: (typeof vitals)[number]): Known {
  return {
    pages: measuredPages(sum, vital),
    value: quantile(sum, vital, usualQuantile),
    range: quantileRange(sum.vitals[vital] ?? {}, usualQuantile),
  };
}
