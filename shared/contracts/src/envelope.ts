import * as z from "zod/mini";
import { optionalText } from "./lenient.ts";

/** Wraps every response of the api. `code` 0 means success, whatever the HTTP status. */
export const envelopeSchema = z.object({
  code: z.number(),
  msg: optionalText,
  data: z.optional(z.unknown()),
});
