import type { Observable } from "rxjs";
import type { EventName, EventPayload } from "./events.ts";
import type { StateName, StateValue } from "./state.ts";

/** How fragments and the shell meet. Made once by the shell, handed to each fragment; never a global. */
export interface Bus {
  /** Throws a TypeError on an unknown name, a payload that its shape refuses, or an event of another owner. */
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /** Throws besides when the caller does not own the state. */
  set<Name extends StateName>(name: Name, value: StateValue<Name>): void;
  get<Name extends StateName>(name: Name): StateValue<Name>;
  /** Starts with the present value. */
  watch<Name extends StateName>(name: Name): Observable<StateValue<Name>>;
}
