import * as z from "zod/mini";
import { always, asFault } from "./form-faults.ts";
import { codeField, phoneField } from "./form-fields.ts";
import { isCityOf } from "./province-cities.ts";
import { isCompanyName } from "./quote-rules.ts";
import { serverCount, systemTypes } from "./quote-words.ts";

/**
 * A visitor's request for a quote, with our own names and in the order of the form; the calculator and the api validate with it. It
 * needs a schema library and a list of cities, so the browser loads it with the dialog.
 */
export const quoteFormSchema = z
  .object({
    systemType: z.enum(systemTypes, asFault),
    level: z.literal([2, 3], asFault),
    servers: z.int(asFault).check(z.minimum(serverCount.least, asFault), z.maximum(serverCount.most, asFault)),
    /** The customer already has the level's products: only consulting is quoted. */
    hasProducts: z.boolean(asFault),
    province: z.string(asFault).check(z.minLength(1, asFault)),
    city: z.string(asFault),
    company: z.string(asFault).check(z.refine(isCompanyName, asFault)),
    phone: phoneField,
    code: codeField,
  })
  .check(z.refine(({ province, city }) => isCityOf(province, city), { ...always, path: ["city"], error: "missing" }));

export type QuoteForm = z.output<typeof quoteFormSchema>;
export type QuoteField = keyof QuoteForm;
