import type { Observable } from "rxjs";
import type { EventName, EventPayload } from "./events.ts";
import type { StateName, StateValue } from "./state.ts";

/** Connects fragments and the shell. Created once by the shell, passed to each fragment; never a global. */
export interface Bus {
  /** Throws a TypeError for an unknown name, a payload of the wrong shape, or an event of another owner. */
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /** Also throws if the caller does not own the state. */
  set<Name extends StateName>(name: Name, value: StateValue<Name>): void;
  get<Name extends StateName>(name: Name): StateValue<Name>;
  /** Starts with the current value. */
  watch<Name extends StateName>(name: Name): Observable<StateValue<Name>>;
}
