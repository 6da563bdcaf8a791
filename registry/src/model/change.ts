import * as z from "zod";

const version = z.string().max(60);
/** Shown in logs and tables of one line each: no line breaks or other control characters. */
export const reason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u, "no control characters, no half characters");

export const changeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("promote"),
    version,
    reason,
    again: z.boolean().optional(),
    /** False: not to be taken back by the registry itself, however badly it does. */
    watch: z.boolean().optional(),
  }),
  z.strictObject({
    action: z.literal("canary"),
    version,
    percent: z.number().min(0).max(100),
    reason,
    again: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal("rollback"), to: version.optional(), reason }),
]);
export type Change = z.output<typeof changeSchema>;

/** What concerns every fragment of an environment at once. */
export const wholeChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("restore"),
    /** Whose composition is to be served again. */
    revision: z.number().int().positive().max(2_147_483_647),
    reason,
    again: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal("freeze"), reason }),
  z.strictObject({ action: z.literal("unfreeze"), reason }),
]);
export type WholeChange = z.output<typeof wholeChangeSchema>;
