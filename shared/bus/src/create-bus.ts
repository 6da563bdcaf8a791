import type { Bus } from "@zhian/contracts/bus";
import { type EventName, type EventPayload, ownersOf, siteEvents } from "@zhian/contracts/events";
import type { BusOwner } from "@zhian/contracts/owners";
import { type StateName, type StateValue, siteState } from "@zhian/contracts/state";
import { BehaviorSubject, filter, map, Observable, type Observer, Subject, type Subscription } from "rxjs";

export type InitialState = { [Name in StateName]: StateValue<Name> };

interface SiteEvent {
  name: EventName;
  payload: unknown;
}

type OnFault = (error: unknown, kind: "flood" | "foreign-event" | "thrown") => void;

export interface SiteBus {
  /**
   * The bus as one owner sees it; without an owner, no state can be written. If an owner publishes events faster than anyone could
   * follow, the rest of them are dropped. `onFault` is called once for each flood, and for each event that the owner may not publish or
   * error that its subscribers throw.
   */
  as(owner: BusOwner | undefined, onFault?: OnFault): Bus;
}

/** Per publisher: so few that handling them all holds the page for less than a moment. */
const flood = { events: 100, withinMs: 100 };

/** As many messages as a page shows at once. */
const mostHeld = 3;

/** Publishers are deployed apart from us: their types are a promise, so everything is checked when it is published. */
export function createBus(initial: InitialState, now = () => performance.now()): SiteBus {
  const events = new Subject<SiteEvent>();
  const toasts = new Subject<SiteEvent>();
  /** Messages for the visitor that were published before the part that shows them subscribed: it gets them then. */
  const held: SiteEvent[] = [];
  const states = new Map<StateName, BehaviorSubject<unknown>>();
  for (const [name, value] of Object.entries(initial))
    states.set(name as StateName, new BehaviorSubject<unknown>(value));

  function stateOf<Name extends StateName>(name: Name): BehaviorSubject<StateValue<Name>> {
    const state = states.get(name);
    if (!state) throw new TypeError(`"${name}" is no state of the bus`);
    // What is in it has passed this name's shape, or is the shell's own initial value.
    return state as BehaviorSubject<StateValue<Name>>;
  }

  function publish(name: EventName, payload: unknown): void {
    if (!Object.hasOwn(siteEvents, name)) throw new TypeError(`"${name}" is not in the catalogue of events`);
    const event = { name, payload: siteEvents[name](payload) };
    if (name !== "toast.shown") return events.next(event);
    if (toasts.observed) return toasts.next(event);
    held.push(event);
    if (held.length > mostHeld) held.shift();
  }

  const heldFirst = new Observable<SiteEvent>((hearer) => {
    for (let event = held.shift(); event; event = held.shift()) hearer.next(event);
    return toasts.subscribe(hearer);
  });

  function on<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    return (name === "toast.shown" ? heldFirst : events).pipe(
      filter((event) => event.name === name),
      // Checked against this name's shape in `publish`.
      map((event) => event.payload as EventPayload<Name>),
    );
  }

  function as(owner: BusOwner | undefined, onFault?: OnFault): Bus {
    const isFlood = createFloodGate(now);
    return {
      publish(name, payload) {
        const found = isFlood();
        if (found === "first") onFault?.(new Error(`too many of ${name}`), "flood");
        if (found) return;
        const refusal = refusalOf(name, owner);
        if (refusal) {
          onFault?.(refusal, "foreign-event");
          throw refusal;
        }
        publish(name, payload);
      },
      on: (name) => telling(on(name), onFault),
      set(name, value) {
        const state = stateOf(name);
        if (siteState[name].owner !== owner) {
          throw new TypeError(`"${name}" belongs to ${siteState[name].owner}; ${owner ?? "nobody"} tried to write it`);
        }
        state.next(siteState[name].shape(value));
      },
      get: (name) => stateOf(name).value,
      watch: (name) => telling(stateOf(name).asObservable(), onFault),
    };
  }

  return { as };
}

type Hearer<Value> = Partial<Observer<Value>> | ((value: Value) => void);

/** rxjs rethrows errors of a subscriber from a timer, when it is too late to know its owner. */
function telling<Value>(source: Observable<Value>, onFault: OnFault | undefined): Observable<Value> {
  if (!onFault) return source;
  // rxjs treats null like undefined.
  const subscribe = source.subscribe.bind(source) as (hearer?: Hearer<Value> | null) => Subscription;
  const guarded = (hear: (value: Value) => void) => (value: Value) => {
    try {
      hear(value);
    } catch (error) {
      console.error(error);
      onFault(error, "thrown");
    }
  };
  source.subscribe = (hearer?: Hearer<Value> | null) =>
    subscribe(typeof hearer === "function" ? guarded(hearer) : hearer);
  return source;
}

function refusalOf(event: EventName, publisher: BusOwner | undefined): TypeError | undefined {
  const owners = Object.hasOwn(siteEvents, event) ? ownersOf(event) : [];
  if (owners.length === 0 || owners.some((owner) => owner === publisher)) return undefined;
  return new TypeError(`"${event}" belongs to ${owners.join(" and ")}; ${publisher ?? "nobody"} tried to publish it`);
}

/** Counts in windows of time: past the limit everything until the window's end is a flood. */
function createFloodGate(now: () => number): () => "first" | "more" | undefined {
  let startedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    const at = now();
    if (at - startedAt >= flood.withinMs) {
      startedAt = at;
      count = 0;
    }
    count += 1;
    if (count <= flood.events) return undefined;
    return count === flood.events + 1 ? "first" : "more";
  };
}
