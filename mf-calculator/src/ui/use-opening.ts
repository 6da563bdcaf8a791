import type { Bus } from "@zhian/contracts/bus";
import type { EventPayload } from "@zhian/contracts/events";
import { useCallback, useEffect, useState } from "react";
import { forgetOpening } from "./forget-opening.ts";

type Prefill = Omit<EventPayload<"calculator.requested">, "quote">;

export interface QuoteRequest {
  /** Grows with every request for a form, which then begins with the draft and what was asked for. */
  count: number;
  prefill: Prefill;
  /** Id of a quote that is to be shown in place of the form. */
  quote?: string | undefined;
}

const none: QuoteRequest = { count: 0, prefill: {} };

/** Whether the dialog is open, and what it was last asked to show. The bus hears of both turns. */
export function useOpening(bus: Bus | undefined) {
  const [isOpen, setOpen] = useState(false);
  const [request, setRequest] = useState<QuoteRequest>();

  const close = useCallback(() => {
    setOpen(false);
    forgetOpening();
  }, []);
  const show = useCallback((quote: string | undefined) => setRequest((last = none) => ({ ...last, quote })), []);

  useEffect(() => {
    const subscription = bus?.on("calculator.requested").subscribe(({ quote, ...prefill }) => {
      setRequest((last = none) => (quote ? { ...last, quote } : { count: last.count + 1, prefill, quote }));
      setOpen(true);
    });
    return () => subscription?.unsubscribe();
  }, [bus]);

  useEffect(() => bus?.set("dialog", { calculator: isOpen }), [bus, isOpen]);
  useClosingByRoute(bus, setOpen);

  return { isOpen, request, close, showForm: useCallback(() => show(undefined), [show]), showSheet: show };
}

/** A link of the dialog has led to another page: that is what the visitor wants to see. */
function useClosingByRoute(bus: Bus | undefined, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    let at = window.location.pathname;
    const subscription = bus?.on("route.changed").subscribe(() => {
      const { pathname, search } = window.location;
      if (pathname !== at && !new URLSearchParams(search).has("quote")) setOpen(false);
      at = pathname;
    });
    return () => subscription?.unsubscribe();
  }, [bus, setOpen]);
}
