import { readForm } from "@zhian/contracts/form-faults";
import { type QuoteForm, quoteFormSchema } from "@zhian/contracts/quote-form";
import { fieldsOfWire, fromWire, type QuoteBody } from "@zhian/contracts/quote-wire";
import type { ApiFault } from "../http/api-fault.ts";
import { parseForm } from "../http/parse-form.ts";
import { quoteFault } from "./quote-faults.ts";

/** The form for a quote. Throws an ApiFault for the first wrong field, in the order of the form. */
export function readQuoteForm(body: QuoteBody): QuoteForm {
  return parseForm(quoteFormSchema, fromWire(body), quoteFault);
}

/** The fault in one field of a body that is not a `QuoteBody`; undefined if a quote has no field of this name. */
export function quoteFieldFault(body: unknown, name: string): ApiFault | undefined {
  const read = readForm(quoteFormSchema, fromWire(typeof body === "object" && body !== null ? body : {}));
  const faults = read.status === "wrong" ? read.faults : {};
  for (const field of fieldsOfWire(name)) {
    const fault = faults[field];
    if (fault) return quoteFault(field, fault);
  }
  return undefined;
}
