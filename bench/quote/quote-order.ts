import * as z from "zod";

const orderSchema = z.object({
  url: z.string(),
  /** The last eight digits of the first visitor's number; the others follow. */
  firstPhone: z.number(),
  visitors: z.number(),
  /** How many of them submit concurrently. */
  lanes: z.number(),
});
export type QuoteOrder = z.output<typeof orderSchema>;

export function readOrder(text: string): QuoteOrder {
  return orderSchema.parse(JSON.parse(text));
}

/** The output of the client process. */
export const quoteReportSchema = z.object({ seconds: z.number(), times: z.array(z.number()).min(1) });
