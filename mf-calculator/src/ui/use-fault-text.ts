import { useText } from "@zhian/i18n/use-text";
import type { CheckedField } from "../model/quote-form.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** What is to be said of a field: the server's word first, since it knows more. */
export function useFaultText({ faults, refused }: QuoteFormState): (field: CheckedField) => string | undefined {
  const t = useText();
  return (field) => {
    const key = faults[field];
    return refused[field] ?? (key && t(key));
  };
}
