/** What a thread has used since it began, counted from without. */
export interface ThreadUse {
  /** Of a processor, as far as it has told: one that is stuck in a call does not. */
  cpuMs: number;
  /** What its event loop waited, and worked; both 0 until it begins. */
  idleMs: number;
  activeMs: number;
}

export const lookMs = 1_000;
const mostCpuMs = 30_000;
/** In a row. Each is a turn of our own event loop, so that a machine that is kept busy, or sleeps, has fewer of them. */
const mostStillLooks = 30;
const idleShare = 0.95;
/** Less is what being looked at costs. */
const leastCpuMs = 20;

/**
 * Tells a thread that will never be ready from one that gets little of a busy machine. By the clock they look the same: only processor
 * time, and time in which nothing kept it from working, say anything.
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

  /** To be told every `lookMs` what the thread has used by then. Says why to give it up, if it is to be. */
  look(use: ThreadUse): string | undefined {
    const lateMs = this.#now() - this.#lookedAt - lookMs;
    const isStill = isIdle(this.#before, use) || (use.cpuMs - this.#before.cpuMs < leastCpuMs && lateMs < lookMs / 2);
    this.#stillLooks = isStill ? this.#stillLooks + 1 : 0;
    this.#before = use;
    this.#lookedAt = this.#now();
    if (use.cpuMs - this.#firstCpuMs >= mostCpuMs) return `not loaded after ${mostCpuMs} ms of processor time`;
    if (this.#stillLooks >= mostStillLooks) return `not loaded, and doing nothing for ${mostStillLooks} s`;
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

/** Ends a thread that will never be ready. Returns the way to stop watching it. */
export function watchLoad(worker: Watched): () => void {
  const watch = new LoadWatch(worker.use());
  const timer = setInterval(() => {
    const problem = watch.look(worker.use());
    if (problem !== undefined) worker.end("timed-out", problem);
  }, lookMs);
  return () => clearInterval(timer);
}
