import { type Locale, locales } from "./locale.ts";
import type { BusOwner } from "./owners.ts";
import { type Rank, ranks, type SystemType, systemTypes } from "./quote-words.ts";
import { number, object, oneOf, optional, type Shape, text, textUpTo } from "./shape.ts";

interface SiteEvents {
  /** The shell has moved to another address; `path` keeps its query. */
  "route.changed": { path: string; locale: Locale };
  "error.raised": { message: string; statusCode: number };
  "toast.shown": { kind: "success" | "info" | "warning" | "error"; message: string };
  /** With what is known already, or with the id of a quote that was made before. */
  "calculator.requested": { rank?: Rank; style?: SystemType; number?: number; quote?: string };
  /** The cookie of a new session is there: code that holds the previous visitor loads the session again. */
  "session.began": Record<string, never>;
  "session.ended": { reason: "logged-out" | "refused" };
  /** What the CMS says of the provider has come; the shell keeps it in the state `cms`. An empty `logoUrl` is the site's own drawing. */
  "brand.loaded": { slogan: string; logoUrl: string };
}

export type EventName = keyof SiteEvents;
export type EventPayload<Name extends EventName> = SiteEvents[Name];

/**
 * Every event that may cross a fragment's boundary. Names are past tense; an event is a moment and is never replayed. Toasts alone wait
 * for the part that shows them.
 */
export const siteEvents: { readonly [Name in EventName]: Shape<EventPayload<Name>> } = {
  "route.changed": object({ path: text, locale: oneOf(...locales) }),
  "error.raised": object({ message: text, statusCode: number }),
  "toast.shown": object({ kind: oneOf("success", "info", "warning", "error"), message: textUpTo(300) }),
  "calculator.requested": object<SiteEvents["calculator.requested"]>({
    rank: optional(oneOf(...ranks)),
    style: optional(oneOf(...systemTypes)),
    number: optional(number),
    quote: optional(textUpTo(128)),
  }),
  "session.began": object({}),
  "session.ended": object({ reason: oneOf("logged-out", "refused") }),
  "brand.loaded": object({ slogan: text, logoUrl: text }),
};

/** Events that the shell and other fragments act on, and who alone may publish them. Every other event is anyone's. */
const owned: { readonly [Name in EventName]?: readonly BusOwner[] } = {
  "route.changed": ["shell"],
  "session.began": ["account"],
  "session.ended": ["header"],
  "brand.loaded": ["header"],
};

/** Empty where everyone may publish the event. */
export function ownersOf(event: EventName): readonly BusOwner[] {
  return owned[event] ?? [];
}

// The catalogue's keys are its names.
export const eventNames = Object.keys(siteEvents) as EventName[];
