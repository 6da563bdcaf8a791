import { type ActivationEvent, activationEvents, activationFields } from "./activation-events.ts";
import type { EventPayload } from "./events.ts";
import { ranks, serverCount, systemTypes } from "./quote-words.ts";

export interface Activation {
  event: ActivationEvent;
  payload: EventPayload<ActivationEvent>;
}

/** The activation that a form or a query requests, if any. Fields with unknown values are left out. */
export function readActivation(fields: URLSearchParams): Activation | undefined {
  const event = activationEvents.find((each) => fields.has(activationFields[each]));
  return event && { event, payload: readers[event](fields) };
}

const readers: { readonly [Event in ActivationEvent]: (fields: URLSearchParams) => EventPayload<Event> } = {
  "calculator.requested"(fields) {
    const quote = fields.get("quote");
    const rank = ranks.find((each) => each === fields.get("rank"));
    const style = systemTypes.find((each) => each === fields.get("style"));
    const number = readCount(fields.get("number"));
    return {
      ...(rank && { rank }),
      ...(style && { style }),
      ...(number !== undefined && { number }),
      ...(quote && isQuoteId(quote) && { quote }),
    };
  },
};

function readCount(text: string | null): number | undefined {
  const count = text && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= serverCount.least && count <= serverCount.most ? count : undefined;
}

/** A quote's secret id, as opposed to the `1` that only requests an empty form. */
function isQuoteId(text: string): boolean {
  return /^[\w-]{16,128}$/.test(text);
}
