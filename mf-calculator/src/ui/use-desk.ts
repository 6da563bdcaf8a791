import type { EventPayload } from "@zhian/contracts/events";
import type { Rank } from "@zhian/contracts/quote-words";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { type RefObject, type SubmitEvent, useEffect, useState } from "react";
import type { Quote } from "../api/submit-quote.ts";
import { firstFault } from "../model/check-form.ts";
import { type CheckedField, checkedFields, type Step, stepOf } from "../model/quote-form.ts";
import { useQuoteForm } from "./use-quote-form.ts";
import { useSubmit } from "./use-submit.ts";

export interface QuotedSystem {
  quote: Quote;
  /** Of the form as it was sent. */
  rank: Rank;
}

/** The form on its way: from step to step on a narrow screen, to what is wrong with it, to its result. */
export function useDesk(place: RefObject<HTMLElement | null>, prefill: EventPayload<"calculator.requested">) {
  const t = useText();
  const toast = useToast();
  const fields = useQuoteForm(prefill);
  const [step, setStep] = useState<Step>("system");
  const [result, setResult] = useState<QuotedSystem>();
  const focus = useFocus(place);
  const { submit, isBusy } = useSubmit({
    onQuote(quote) {
      setResult({ quote, rank: fields.form.rank });
      fields.release();
      goTo("result");
    },
    onRefused(field, message) {
      fields.refuse(field, message);
      pointAt(field);
    },
  });

  function goTo(next: Step): void {
    setStep(next);
    focus(`[data-heading="${next}"]`);
  }

  function pointAt(field: CheckedField): void {
    setStep(stepOf[field]);
    focus(`[name="${field === "province" && fields.form.province ? "city" : field}"]`);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // With Enter, too, a narrow screen goes on to what it has not shown yet.
    const isFirstStep = step === "system" && isNarrow();
    const asked = isFirstStep ? checkedFields.filter((field) => stepOf[field] === "system") : checkedFields;
    const fault = firstFault(fields.check(asked));
    if (fault) {
      toast("error", t("toast.invalid"));
      return pointAt(fault);
    }
    if (isFirstStep) goTo("contact");
    else void submit(fields.form);
  }

  return { fields, step, result, isBusy, goTo, pointAt, onSubmit };
}

/** As in the style sheet: from here on the three steps stand side by side. */
function isNarrow(): boolean {
  return window.matchMedia("(max-width: 67.5rem)").matches;
}

/** Moves the focus once what has it is shown. */
function useFocus(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, place]);
  return (selector) => setWanted({ selector });
}
