/** What the worker of a release is doing. `missing`: it ended, and the next one is on its way or not wanted. */
type Thread = "missing" | "starting" | "warm" | "resting";
/** What the release is kept for. `standby`: no longer served, and warm in case of a rollback. `retired`: finishes its jobs. */
type Duty = "serving" | "standby" | "retired";

type ThreadEvent = "start" | "warmed" | "rest" | "ended";
type DutyEvent = "serve" | "stand-by" | "retire";

type Edges<State extends string, Event extends string> = Record<State, Partial<Record<Event, State>>>;

/** An event that a state does not list leaves it as it is. */
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

/** The life of a release's worker as two state tables: what it does, and what it is kept for. */
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

  /** Warm and not retired: a page may count on it. */
  isReady(): boolean {
    return this.#thread === "warm" && this.#duty !== "retired";
  }

  /** Whether another worker is to take the place of one that has ended: not on standby, which may have ended for the harm it does. */
  wantsWorker(): boolean {
    return this.#thread === "missing" && this.#duty === "serving";
  }
}

const busy = 0.2;
/** In a row: work begun while it was served may finish. */
const enoughLooks = 3;

/** Detects a thread that is busy although nothing is requested of it. */
export class IdleActivity {
  #looks = 0;

  /** To be called at intervals with the share of the time since the last call that it was busy; the first covers earlier work. */
  look(share: number): boolean {
    this.#looks = share > busy ? this.#looks + 1 : 0;
    return this.#looks > enoughLooks;
  }
}
