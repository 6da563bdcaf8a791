import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { createAttemptKey } from "@zhian/http/attempt-key";
import { useText } from "@zhian/i18n/use-text";
import { useRef, useState } from "react";
import { type Quote, submitQuote } from "../api/submit-quote.ts";
import { type CheckedField, fieldOfWire, type QuoteForm } from "../model/quote-form.ts";
import { toPayload } from "../model/to-payload.ts";

interface SubmitOptions {
  onQuote(quote: Quote): void;
  /** The server's word on one of the fields. */
  onRefused(field: CheckedField, message: string): void;
}

/** One quote for each thing that is asked for, however often the button is pressed. */
export function useSubmit({ onQuote, onRefused }: SubmitOptions) {
  const t = useText();
  const { api, locale } = useSite();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [keyFor] = useState(createAttemptKey);
  const isUnderway = useRef(false);

  async function submit(form: QuoteForm): Promise<void> {
    if (!api || isUnderway.current) return;
    isUnderway.current = true;
    setBusy(true);
    const payload = toPayload(form);
    const answer = await submitQuote(api, { payload, key: keyFor(payload), locale });
    isUnderway.current = false;
    setBusy(false);
    if (answer.status === "refused") {
      const field = fieldOfWire[answer.field ?? ""];
      if (field) onRefused(field, answer.message);
      return toast("error", answer.message);
    }
    if (answer.status === "unknown") return toast("error", t("toast.unreachable"));
    toast("success", t("toast.submitted"));
    onQuote(answer.data);
  }

  return { submit, isBusy };
}
