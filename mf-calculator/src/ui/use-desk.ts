import type { EventPayload } from "@zhian/contracts/events";
import type { ProtectionLevel } from "@zhian/contracts/level-packs";
import type { QuoteField, QuoteForm } from "@zhian/contracts/quote-form";
import { fieldsOf } from "@zhian/form/values";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { createAttemptKey } from "@zhian/http/attempt-key";
import { useText } from "@zhian/i18n/use-text";
import { type RefObject, type SubmitEvent, useEffect, useState } from "react";
import { type Quote, submitQuote } from "../api/submit-quote.ts";
import { emptyForm, type Step, stepOf, valuesOf } from "../model/quote-form.ts";
import { useQuoteForm } from "./use-quote-form.ts";

export interface QuotedSystem {
  quote: Quote;
  /** The level in the submitted form. */
  level: ProtectionLevel;
}

const systemFields = fieldsOf(emptyForm).filter((field) => stepOf[field] === "system");

/** Manages the form's progress: to the next step on narrow screens, to its faults, to its result. */
export function useDesk(place: RefObject<HTMLElement | null>, prefill: EventPayload<"calculator.requested">) {
  const t = useText();
  const toast = useToast();
  const [step, setStep] = useState<Step>("system");
  const [result, setResult] = useState<QuotedSystem>();
  const focus = useFocus(place);
  const form = useQuoteForm({ known: valuesOf(prefill), focus: pointAt });
  const askForQuote = useQuote();

  function goTo(next: Step): void {
    setStep(next);
    focus(`[data-heading="${next}"]`);
  }

  function pointAt(field: QuoteField): void {
    setStep(stepOf[field]);
    focus(`[name="${field}"]`);
  }

  async function goOn(): Promise<void> {
    if (await form.check(systemFields)) goTo("contact");
    else toast("error", t("toast.invalid"));
  }

  async function submit(): Promise<void> {
    const answer = await form.submit(askForQuote);
    if (answer.status === "invalid") toast("error", t("toast.invalid"));
    if (answer.status === "refused") toast("error", answer.message);
    if (answer.status === "unknown") toast("error", t("toast.unreachable"));
    if (answer.status !== "done") return;
    toast("success", t("toast.submitted"));
    setResult(answer.data);
    form.forget();
    goTo("result");
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // On narrow screens, Enter also leads to the next step, not shown yet.
    void (step === "system" && isNarrow() ? goOn() : submit());
  }

  return { form, step, result, goTo, onSubmit };
}

/** One quote for each distinct request, however often it is sent. */
function useQuote(): (form: QuoteForm) => Promise<Answer<QuotedSystem>> {
  const { api, locale } = useSite();
  const [keyFor] = useState(createAttemptKey);
  return async (form) => {
    if (!api) return { status: "unknown", isLost: true };
    const answer = await submitQuote(api, { form, key: keyFor(form), locale });
    return answer.status === "done" ? { ...answer, data: { quote: answer.data, level: form.level } } : answer;
  };
}

/** As in the style sheet: above this width, the three steps are side by side. */
function isNarrow(): boolean {
  return window.matchMedia("(max-width: 67.5rem)").matches;
}

/** Moves the focus once its target is shown. */
function useFocus(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, place]);
  return (selector) => setWanted({ selector });
}
