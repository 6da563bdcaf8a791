import type { QuoteField, QuoteForm } from "@zhian/contracts/quote-form";
import { type FormState, useForm } from "@zhian/form/use-form";
import { sessionDraft } from "@zhian/fragment/session-draft";
import { useText } from "@zhian/i18n/use-text";
import { emptyForm, type QuoteValues, readQuoteDraft } from "../model/quote-form.ts";
import { loadQuoteParts } from "./load-quote-parts.ts";

export type QuoteFormState = FormState<QuoteField, QuoteForm>;

const draft = sessionDraft("zhian:quote-draft", readQuoteDraft);

interface QuoteFormOptions {
  known: Partial<QuoteValues>;
  focus(field: QuoteField): void;
}

export function useQuoteForm({ known, focus }: QuoteFormOptions): QuoteFormState {
  const t = useText();
  return useForm<QuoteField, QuoteForm>({
    empty: emptyForm,
    known,
    draft,
    parse: async (values) => (await loadQuoteParts()).readQuote(values),
    messageOf: (field, fault) => t(`fault.${field}.${fault}`),
    mode: "blur",
    focus,
  });
}
