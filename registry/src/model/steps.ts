import * as z from "zod";
import { percentSchema } from "./percent.ts";

const weekMinutes = 7 * 24 * 60;

/** Maximum for a canary, including the final promotion. */
export const maxSteps = 10;

/** Successive shares of visitors for a canary, in percent. At 100 it is promoted. */
export const sharesSchema = z
  .array(percentSchema.positive("must be more than 0 %"))
  .min(2, "must have at least two shares")
  .max(maxSteps, `must have at most ${maxSteps} steps`)
  .superRefine((shares, context) => {
    for (const [index, share] of shares.entries()) {
      if (index === 0 || share > (shares[index - 1] ?? 0)) continue;
      context.addIssue({ code: "custom", path: [index], message: "must be larger than the previous share" });
    }
  });

/** Minimum minutes for each share. */
export const eachSchema = z
  .number()
  .int("must be whole minutes")
  .min(1, "must be at least a minute")
  .max(weekMinutes, "must be at most 7 days");

export const stepsSchema = z.strictObject({ shares: z.array(z.number()), each: z.number() });
/** Steps by which a canary grows automatically, as long as the judge approves. */
export type Steps = z.output<typeof stepsSchema>;

/** The share after this one; undefined for the last. */
export function nextShare({ shares }: Steps, percent: number): number | undefined {
  return shares.find((share) => share > percent);
}

/** When a canary that got its share at `at` (ISO time) may have the next one. */
export function dueAt({ each }: Steps, at: string): Date {
  return new Date(Date.parse(at) + each * 60_000);
}
