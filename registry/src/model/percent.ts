import * as z from "zod";

/** A share of visitors: a thousandth of a percent is the least difference. */
export const percentSchema = z.number().min(0).max(100).multipleOf(0.001);

/** What is left for the others, without the noise of binary fractions. */
export function restOf(percent: number): number {
  return Math.round((100 - percent) * 1000) / 1000;
}
