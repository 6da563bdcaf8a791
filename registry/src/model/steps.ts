import * as z from "zod";
import { percentSchema } from "./percent.ts";

const weekMinutes = 7 * 24 * 60;

/** Of a canary, with the promotion at its end. */
export const maxSteps = 10;

/** Shares of visitors, in percent, that a canary is given one after the other. At 100 it is promoted. */
export const sharesSchema = z
  .array(percentSchema.positive("more than 0 %"))
  .min(2, "a share to begin with, and at least one more")
  .max(maxSteps, `at most ${maxSteps} steps`)
  .superRefine((shares, context) => {
    for (const [index, share] of shares.entries()) {
      if (index === 0 || share > (shares[index - 1] ?? 0)) continue;
      context.addIssue({ code: "custom", path: [index], message: "not larger than the share before: steps go up" });
    }
  });

/** How long each share lasts at least, in minutes. */
export const eachSchema = z
  .number()
  .int("whole minutes")
  .min(1, "too short: a minute at least")
  .max(weekMinutes, "too long: 7 days at most");

export const stepsSchema = z.strictObject({ shares: z.array(z.number()), each: z.number() });
/** By which a canary grows without anybody's doing, as long as the judge is content. */
export type Steps = z.output<typeof stepsSchema>;

/** The share after this one; undefined at the last. */
export function nextShare({ shares }: Steps, percent: number): number | undefined {
  return shares.find((share) => share > percent);
}

/** When a canary that got its share at `at` (ISO time) may have the next one. */
export function dueAt({ each }: Steps, at: string): Date {
  return new Date(Date.parse(at) + each * 60_000);
}
