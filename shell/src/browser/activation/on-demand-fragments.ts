import { type ActivationEvent, activationEvents } from "@zhian/contracts/activation-events";
import type { Bus } from "@zhian/contracts/bus";
import type { EventName, EventPayload } from "@zhian/contracts/events";
import type { PageState } from "@zhian/contracts/page";
import { readActivation } from "@zhian/contracts/read-activation";
import { Observable } from "rxjs";
import { fieldsOf } from "./form-fields.ts";

type Opener = NonNullable<PageState["openers"][ActivationEvent]>;

interface Options {
  document: Document;
  openers: PageState["openers"];
  bus: Bus;
  /** Loads the fragment and mounts it. Rejects if it cannot be found; its application reports later failures. */
  wake(opener: Opener): Promise<void>;
  /** Fetches the fragment's code without running it. */
  prepare(opener: Opener): void;
  onMissing(event: ActivationEvent): void;
}

export interface OnDemandFragments {
  /** The bus for a fragment that opens on an event: it first replays the event that woke it, which had no subscriber. */
  replaying(bus: Bus, event: ActivationEvent): Bus;
  /** Opens what the fields of a form or a URL request, if anything. */
  open(fields: URLSearchParams): void;
}

/** Fragments that no page includes: each is fetched when the bus, a form or an address first requests it. */
export function createOnDemandFragments(options: Options): OnDemandFragments {
  const { openers, bus, wake, onMissing } = options;
  const missed = new Map<ActivationEvent, EventPayload<ActivationEvent>>();
  const hearers = new Map<ActivationEvent, number>();
  const countHearer = (event: ActivationEvent, by: 1 | -1) => hearers.set(event, (hearers.get(event) ?? 0) + by);

  for (const event of activationEvents) {
    bus.on(event).subscribe((payload) => {
      if (hearers.get(event)) return;
      missed.set(event, payload);
      const opener = openers[event];
      if (opener) wake(opener).catch(() => onMissing(event));
      else onMissing(event);
    });
  }

  listenToForms(options);

  return {
    replaying: (given, event) => ({
      ...given,
      on<Name extends EventName>(name: Name) {
        if (name !== event) return given.on(name);
        // The two names are equal.
        return replay(event) as Observable<unknown> as Observable<EventPayload<Name>>;
      },
    }),
    open(fields) {
      const opening = readActivation(fields);
      if (opening) bus.publish(opening.event, opening.payload);
    },
  };

  function replay(event: ActivationEvent): Observable<EventPayload<ActivationEvent>> {
    return new Observable((hearer) => {
      countHearer(event, 1);
      const payload = missed.get(event);
      missed.delete(event);
      if (payload) hearer.next(payload);
      const subscription = bus.on(event).subscribe(hearer);
      return () => {
        countHearer(event, -1);
        subscription.unsubscribe();
      };
    });
  }
}

function listenToForms({ document, openers, bus, prepare }: Options): void {
  document.addEventListener("submit", (event) => {
    const opening = openingOf(event);
    if (!opening || event.defaultPrevented) return;
    event.preventDefault();
    // Safari does not focus a clicked button: a dialog would return the focus elsewhere. In other browsers, this would only force a layout.
    if (document.activeElement !== event.submitter) event.submitter?.focus();
    bus.publish(opening.event, opening.payload);
  });
  document.addEventListener(
    "pointerover",
    (event) => {
      const opening = openingOf(event);
      const opener = opening && openers[opening.event];
      if (opener) prepare(opener);
    },
    { passive: true },
  );
}

/** A form requests an opening by one of its fields; without script, the server gets the same field in the query. */
function openingOf({ target }: Event) {
  const form = target instanceof Element ? target.closest("form") : null;
  if (!form) return undefined;
  return readActivation(fieldsOf(form));
}
