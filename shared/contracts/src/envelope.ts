import * as z from "zod/mini";
import { optionalText } from "./lenient.ts";

/** Around every answer of the api. `code` 0 is success, whatever the HTTP status says. */
export const envelopeSchema = z.object({
  code: z.number(),
  msg: optionalText,
  data: z.optional(z.unknown()),
});
