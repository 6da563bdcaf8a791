import * as z from "zod/mini";
import { listedPagesSchema } from "./listed-page.ts";
import { offersSchema } from "./offer.ts";

/** What the releases served to one kind of visitor contribute to the rest of the site; the catalogue's id is the hash of its JSON. */
export const broughtSchema = z.object({ offers: offersSchema, pages: listedPagesSchema });
export type Brought = z.output<typeof broughtSchema>;

/** Parses data from a shell; older ones send only a list of offers. Throws a ZodError. */
export function parseBrought(data: unknown): Brought {
  return z.parse(broughtSchema, Array.isArray(data) ? { offers: data, pages: [] } : data);
}
