import { type ReadForm, readForm } from "@zhian/contracts/form-faults";
import { type QuoteForm, quoteFormSchema } from "@zhian/contracts/quote-form";
import { meaningOf, type QuoteValues } from "./quote-form.ts";

/** Returns the request, or the fault of each invalid field. */
export function readQuote(values: QuoteValues): ReadForm<QuoteForm> {
  return readForm(quoteFormSchema, meaningOf(values));
}
