import { z } from "zod";
import type { PriceRef } from "./in-dollars.ts";

/** `{ price: vpc.perMonth.natGateway }`: the price in the product's own release when the page is shown, multiplied by `times`. */
export const price = z.strictObject({
  price: z.string().regex(/^[a-z0-9]+\.\w+\.[\w.]+$/, "a product's price is expected, such as vpc.perMonth.natGateway"),
  times: z.number().positive().optional(),
}) satisfies z.ZodType<PriceRef>;
