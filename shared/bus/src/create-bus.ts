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
   * Returns the bus for one owner; without an owner, no state can be written. Events above the owner's rate limit are dropped.
   * `onFault` is called once per flood, for each event that the owner may not publish, and for each error that its subscribers throw.
   */
  as(owner: BusOwner | undefined, onFault?: OnFault): Bus;
}

/** The rate limit per publisher: low enough that handling all events barely blocks the page. */
const flood = { events: 100, withinMs: 100 };

/** The number of messages that a page shows at once. */
const mostHeld = 3;

/** Publishers are deployed separately, so their types are not guaranteed: every value is validated when published. */
export function createBus(initial: InitialState, now = () => performance.now()): SiteBus {
  const events = new Subject<SiteEvent>();
  const toasts = new Subject<SiteEvent>();
  /** Messages published before the component that shows them subscribed; delivered when it does. */
  const held: SiteEvent[] = [];
  const states = new Map<StateName, BehaviorSubject<unknown>>();
  for (const [name, value] of Object.entries(initial))
    states.set(name as StateName, new BehaviorSubject<unknown>(value));

  function stateOf<Name extends StateName>(name: Name): BehaviorSubject<StateValue<Name>> {
    const state = states.get(name);
    if (!state) throw new TypeError(`"${name}" is not a state of the bus`);
    // Its value was validated against this name's shape, or is the shell's initial value.
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
      // Validated against this name's shape in `publish`.
      map((event) => event.payload as EventPayload<Name>),
    );
  }

  function as(owner: BusOwner | undefined, onFault?: OnFault): Bus {
    const isFlood = createFloodGate(now);
    return {
      publish(name, payload) {
        const found = isFlood();
        if (found === "first") onFault?.(new Error(`too many ${name} events`), "flood");
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
          throw new TypeError(
            `"${name}" belongs to ${siteState[name].owner}; ${owner ?? "an unknown caller"} tried to write it`,
          );
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

/** Reports subscribers' errors to `onFault`: rxjs rethrows them from a timer, where the owner is unknown. */
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
  return new TypeError(
    `"${event}" belongs to ${owners.join(" and ")}; ${publisher ?? "an unknown caller"} tried to publish it`,
  );
}

/** Counts events in time windows: above the limit, everything until the end of the window is a flood. */
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
