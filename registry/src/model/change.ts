import { fragmentNameSchema } from "@zhian/contracts/fragment";
import * as z from "zod";
import { percentSchema } from "./percent.ts";
import { eachSchema, sharesSchema } from "./steps.ts";

const version = z.string().max(60);
/** Shown in logs and tables with one line each: no line breaks or other control characters. */
export const reason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u, "must not contain control characters or unpaired surrogates");

const canarySchema = z
  .strictObject({
    action: z.literal("canary"),
    version,
    /** With `steps`: the share to begin with; default: the first. */
    percent: percentSchema.optional(),
    steps: sharesSchema.optional(),
    /** Minutes for each of the `steps`. */
    each: eachSchema.optional(),
    reason,
    again: z.boolean().optional(),
    /** Releases of other fragments for the same visitors. */
    with: z
      .array(z.strictObject({ fragment: fragmentNameSchema, version }))
      .min(1)
      .max(20)
      .optional(),
  })
  .refine(({ percent, steps }) => percent !== undefined || steps !== undefined, {
    path: ["percent"],
    message: "required unless there are steps",
  })
  .refine(({ steps, each }) => (steps === undefined) === (each === undefined), {
    path: ["each"],
    message: "must be given together with steps: the minutes each one lasts",
  })
  .refine(({ percent, steps }) => percent === undefined || !steps || (percent < 100 && steps.includes(percent)), {
    path: ["percent"],
    message: "must be one of the steps below 100",
  });

export const changeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("promote"),
    version,
    reason,
    again: z.boolean().optional(),
    /** False: never rolled back automatically, however often it fails. */
    watch: z.boolean().optional(),
  }),
  canarySchema,
  z.strictObject({ action: z.literal("rollback"), to: version.optional(), reason }),
  /** Removes a release from open tabs, too: without a version, the latest one released. */
  z.strictObject({ action: z.literal("recall"), version: version.optional(), reason }),
]);
export type Change = z.output<typeof changeSchema>;

/** The other fragments that a change names. */
export function namedBy(change: Change | WholeChange): string[] {
  return change.action === "canary" ? (change.with ?? []).map(({ fragment }) => fragment) : [];
}

/** A change to every fragment of an environment at once. */
export const wholeChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("restore"),
    /** The revision to serve again. */
    revision: z.number().int().positive().max(2_147_483_647),
    reason,
    again: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal("freeze"), reason }),
  z.strictObject({ action: z.literal("unfreeze"), reason }),
]);
export type WholeChange = z.output<typeof wholeChangeSchema>;
