import type { Bus } from "@zhian/contracts/bus";
import { type EventName, type EventPayload, siteEvents } from "@zhian/contracts/events";
import { type StateName, type StateOwner, type StateValue, siteState } from "@zhian/contracts/state";
import { BehaviorSubject, filter, map, type Observable, Subject } from "rxjs";

export type InitialState = { [Name in StateName]: StateValue<Name> };

interface SiteEvent {
  name: EventName;
  payload: unknown;
}

export interface SiteBus {
  /** The bus as one owner holds it; without an owner, no state can be written. */
  as(owner: StateOwner | undefined): Bus;
}

/** Publishers are deployed apart from us: their types are a promise, so everything is checked when it is published. */
export function createBus(initial: InitialState): SiteBus {
  const events = new Subject<SiteEvent>();
  const states = new Map<StateName, BehaviorSubject<unknown>>();
  for (const [name, value] of Object.entries(initial))
    states.set(name as StateName, new BehaviorSubject<unknown>(value));

  function stateOf<Name extends StateName>(name: Name): BehaviorSubject<StateValue<Name>> {
    const state = states.get(name);
    if (!state) throw new TypeError(`"${name}" is no state of the bus`);
    // What is in it has passed this name's schema, or is the shell's own initial value.
    return state as BehaviorSubject<StateValue<Name>>;
  }

  function publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
    if (!Object.hasOwn(siteEvents, name)) throw new TypeError(`"${name}" is not in the catalogue of events`);
    events.next({ name, payload: siteEvents[name].parse(payload) });
  }

  function on<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    return events.pipe(
      filter((event) => event.name === name),
      // Checked against this name's schema in `publish`.
      map((event) => event.payload as EventPayload<Name>),
    );
  }

  function as(owner: StateOwner | undefined): Bus {
    return {
      publish,
      on,
      set(name, value) {
        const state = stateOf(name);
        if (siteState[name].owner !== owner) {
          throw new TypeError(`"${name}" belongs to ${siteState[name].owner}; ${owner ?? "nobody"} tried to write it`);
        }
        state.next(siteState[name].schema.parse(value) as typeof value);
      },
      get: (name) => stateOf(name).value,
      watch: (name) => stateOf(name).asObservable(),
    };
  }

  return { as };
}
