import type { Bus } from "@zhian/contracts/bus";
import type { EventPayload } from "@zhian/contracts/events";
import { startTransition, useCallback, useEffect, useState } from "react";

type Prefill = Omit<EventPayload<"calculator.requested">, "quote">;

export interface QuoteRequest {
  /** Incremented for each new form, which starts from the draft and the prefilled values. */
  count: number;
  prefill: Prefill;
  /** Id of a quote to show instead of the form. */
  quote?: string | undefined;
}

const none: QuoteRequest = { count: 0, prefill: {} };

function newForm({ count }: QuoteRequest, prefill: Prefill): QuoteRequest {
  return { count: count + 1, prefill };
}

/** Tracks whether the dialog is open, which it publishes on the bus, and what it was last requested to show. */
export function useOpening(bus: Bus | undefined) {
  const [isOpen, setOpen] = useState(false);
  const [request, setRequest] = useState<QuoteRequest>();

  /** Prepares the form for the next opening now, while no visitor is waiting for it. */
  const leave = useCallback(() => {
    setOpen(false);
    startTransition(() => setRequest((last) => (last && !last.quote ? newForm(last, {}) : last)));
  }, []);
  const close = useCallback(() => {
    leave();
    forgetOpening();
  }, [leave]);
  const show = useCallback((quote: string | undefined) => setRequest((last = none) => ({ ...last, quote })), []);

  useEffect(() => {
    const subscription = bus?.on("calculator.requested").subscribe(({ quote, ...prefill }) => {
      setRequest((last) => {
        if (quote) return { ...(last ?? none), quote };
        return last && !last.quote && Object.keys(prefill).length === 0 ? last : newForm(last ?? none, prefill);
      });
      setOpen(true);
    });
    return () => subscription?.unsubscribe();
  }, [bus]);

  useEffect(() => bus?.set("dialog", { calculator: isOpen }), [bus, isOpen]);
  useClosingByRoute(bus, leave);

  return { isOpen, request, close, showForm: useCallback(() => show(undefined), [show]), showSheet: show };
}

const fields = ["quote", "rank", "style", "number"];

/** Removes the parameters that opened the dialog from the URL: a reload would open it again. */
function forgetOpening(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has("quote")) return;
  for (const field of fields) address.searchParams.delete(field);
  window.history.replaceState(window.history.state, "", address);
}

/** Closes the dialog once a link has led to another page, which the visitor wants to see. */
function useClosingByRoute(bus: Bus | undefined, leave: () => void): void {
  useEffect(() => {
    let at = window.location.pathname;
    const subscription = bus?.on("route.changed").subscribe(() => {
      const { pathname, search } = window.location;
      if (pathname !== at && !new URLSearchParams(search).has("quote")) leave();
      at = pathname;
    });
    return () => subscription?.unsubscribe();
  }, [bus, leave]);
}
