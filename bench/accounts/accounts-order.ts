import * as z from "zod";

const orderSchema = z.object({
  url: z.string(),
  /** How many are registered: `bench-0`, `bench-1` and so on. */
  accounts: z.number(),
  round: z.number(),
});
export type AccountsOrder = z.output<typeof orderSchema>;

export function readOrder(text: string): AccountsOrder {
  return orderSchema.parse(JSON.parse(text));
}

const times = z.array(z.number()).min(1);

/** The output of the client process: milliseconds of each call, and of all logins together. */
export const accountsReportSchema = z.object({
  loginsMs: z.number(),
  logins: times,
  othersAlone: times,
  othersBeside: times,
  known: times,
  unknown: times,
});
