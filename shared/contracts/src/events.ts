import { type Locale, locales } from "./locale.ts";
import type { BusOwner } from "./owners.ts";
import { type Rank, ranks, type SystemType, systemTypes } from "./quote-words.ts";
import { number, object, oneOf, optional, type Shape, text, textUpTo } from "./shape.ts";

interface SiteEvents {
  /** The shell has moved to another address; `path` includes the query. */
  "route.changed": { path: string; locale: Locale };
  "error.raised": { message: string; statusCode: number };
  "toast.shown": { kind: "success" | "info" | "warning" | "error"; message: string };
  /** With the values already known, or the id of an earlier quote. */
  "calculator.requested": { rank?: Rank; style?: SystemType; number?: number; quote?: string };
  /** The cookie of a new session is set: code that still has the previous visitor reloads the session. */
  "session.began": Record<string, never>;
  "session.ended": { reason: "logged-out" | "refused" };
  /** The CMS's data on the provider has loaded; the shell stores it in the state `cms`. An empty `logoUrl` means the site's own drawing. */
  "brand.loaded": { slogan: string; logoUrl: string };
}

export type EventName = keyof SiteEvents;
export type EventPayload<Name extends EventName> = SiteEvents[Name];

/**
 * Every event that may cross a fragment's boundary. Names are in the past tense. Events are never replayed, except toasts and the event
 * that opens a fragment.
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

/** Events that the shell and other fragments act on, and their only publishers. Anyone may publish the others. */
const owned: { readonly [Name in EventName]?: readonly BusOwner[] } = {
  "route.changed": ["shell"],
  "session.began": ["account"],
  "session.ended": ["header"],
  "brand.loaded": ["header"],
};

/** Empty if anyone may publish the event. */
export function ownersOf(event: EventName): readonly BusOwner[] {
  return owned[event] ?? [];
}

// The catalogue's keys are its names.
export const eventNames = Object.keys(siteEvents) as EventName[];
