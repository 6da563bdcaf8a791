/** The state of a release's worker. `missing`: there is none, and the next one is not started yet or not wanted. */
type Thread = "missing" | "starting" | "warm" | "resting";
/** Why the release is loaded. `standby`: no longer served, but warm in case of a rollback. `retired`: finishes its jobs. */
type Duty = "serving" | "standby" | "retired";

type ThreadEvent = "start" | "warmed" | "rest" | "ended";
type DutyEvent = "serve" | "stand-by" | "retire";

type Edges<State extends string, Event extends string> = Record<State, Partial<Record<Event, State>>>;

/** An event that a state does not list does not change it. */
const threadEdges: Edges<Thread, ThreadEvent> = {
  missing: { start: "starting" },
  starting: { warmed: "warm", ended: "missing" },
  warm: { start: "starting", rest: "resting", ended: "missing" },
  resting: { start: "starting" },
};

const dutyEdges: Edges<Duty, DutyEvent> = {
  serving: { "stand-by": "standby", retire: "retired" },
  standby: { serve: "serving", retire: "retired" },
  retired: {},
};

/** The life cycle of a release's worker as two state machines: what its thread does, and why the release is loaded. */
export class WorkerLife {
  #thread: Thread = "missing";
  #duty: Duty = "serving";

  on(event: ThreadEvent | DutyEvent): void {
    this.#thread = threadEdges[this.#thread][event as ThreadEvent] ?? this.#thread;
    this.#duty = dutyEdges[this.#duty][event as DutyEvent] ?? this.#duty;
  }

  is(state: Thread | Duty): boolean {
    return this.#thread === state || this.#duty === state;
  }

  /** Whether it is warm and not retired: pages can rely on it. */
  isReady(): boolean {
    return this.#thread === "warm" && this.#duty !== "retired";
  }

  /** Whether to replace a worker that ended. Not on standby, where it may have been ended because it did harm. */
  wantsWorker(): boolean {
    return this.#thread === "missing" && this.#duty === "serving";
  }
}

const busy = 0.2;
/** Consecutive busy checks that are tolerated: work begun while it was served may finish. */
const enoughLooks = 3;

/** Detects a thread that is busy although nothing is requested of it. */
export class IdleActivity {
  #looks = 0;

  /** Call at intervals with the share of time that it was busy since the last call; the first call covers earlier work. */
  look(share: number): boolean {
    this.#looks = share > busy ? this.#looks + 1 : 0;
    return this.#looks > enoughLooks;
  }
}
