import * as z from "zod";

/** A share of visitors, to a thousandth of a percent. */
export const percentSchema = z.number().min(0).max(100).multipleOf(0.001);

/** The share left for the others, without binary rounding noise. */
export function restOf(percent: number): number {
  return Math.round((100 - percent) * 1000) / 1000;
}
