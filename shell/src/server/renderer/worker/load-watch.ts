/** The CPU and event loop time of a thread since it started, measured from outside. */
export interface ThreadUse {
  /** CPU time as last reported: a thread that is blocked in a call does not report. */
  cpuMs: number;
  /** Idle and active time of its event loop; both 0 until the loop starts. */
  idleMs: number;
  activeMs: number;
}

export const lookMs = 1_000;
const mostCpuMs = 30_000;
/** Consecutive checks. Each is a turn of our own event loop, so a busy or sleeping machine runs fewer of them. */
const mostStillLooks = 30;
const idleShare = 0.95;
/** The check itself costs the thread less than this. */
const leastCpuMs = 20;

/**
 * Distinguishes a thread that will never be ready from one that a busy machine starves. The clock alone does not: only CPU time,
 * and time in which the thread could have run but did not, do.
 */
export class LoadWatch {
  readonly #now: () => number;
  #before: ThreadUse;
  #lookedAt: number;
  #stillLooks = 0;
  readonly #firstCpuMs: number;

  constructor(first: ThreadUse, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#before = first;
    this.#firstCpuMs = first.cpuMs;
    this.#lookedAt = now();
  }

  /** Call every `lookMs` with the thread's use so far. Returns the reason to give up on it, if there is one. */
  look(use: ThreadUse): string | undefined {
    const lateMs = this.#now() - this.#lookedAt - lookMs;
    const isStill = isIdle(this.#before, use) || (use.cpuMs - this.#before.cpuMs < leastCpuMs && lateMs < lookMs / 2);
    this.#stillLooks = isStill ? this.#stillLooks + 1 : 0;
    this.#before = use;
    this.#lookedAt = this.#now();
    if (use.cpuMs - this.#firstCpuMs >= mostCpuMs) return `not loaded after ${mostCpuMs} ms of CPU time`;
    if (this.#stillLooks >= mostStillLooks) return `not loaded, and idle for ${mostStillLooks} s`;
    return undefined;
  }
}

function isIdle(before: ThreadUse, { idleMs, activeMs }: ThreadUse): boolean {
  const [idle, active] = [idleMs - before.idleMs, activeMs - before.activeMs];
  return idle > 0 && idle / (idle + active) >= idleShare;
}

interface Watched {
  use(): ThreadUse;
  end(reason: "timed-out", message: string): void;
}

/** Terminates a thread that will never be ready. Returns a function that stops the watch. */
export function watchLoad(worker: Watched): () => void {
  const watch = new LoadWatch(worker.use());
  const timer = setInterval(() => {
    const problem = watch.look(worker.use());
    if (problem !== undefined) worker.end("timed-out", problem);
  }, lookMs);
  return () => clearInterval(timer);
}
