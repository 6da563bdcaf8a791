import { setImmediate as nextTurn } from "node:timers/promises";
import type { ThreadUse } from "./load-watch.ts";

interface Watched {
  budgetMs: number;
  /** Time that the thread must have had before it is blamed for the render: less than the budget if pages may wait longer. */
  ownBudgetMs: number;
  /** The thread's use, as reported by itself once it gets to run; never if it has ended. */
  report(): Promise<ThreadUse>;
  /** Whether no message has come from the thread since the render was sent to it. */
  isSilent(): boolean;
  /** Called when the budget is over. `isStarved`: the thread has not had the time, so the release may not be at fault. */
  onLate(isStarved: boolean): void;
  /** Called instead of `onLate`, or after it, when the thread has had the time and is still silent. */
  onHang(): void;
}

/** Most renders are over by then, and cost no report. */
const firstReportMs = 50;
/** A render that waited long has little of its budget left: too little to conclude that the thread hangs. */
const leastHangMs = 150;
/** How long the result of a render may wait for the last report. Shorter than the extra time that the shell allows. */
const lastReportMs = 50;
const lookMs = 100;
/** Consecutive checks, on time but without a report: the thread is stuck in a call that cannot be interrupted. */
const mostUnreported = 300;
/** Timers and reports are not exact. */
const enoughShare = 0.9;

/**
 * Watches one render. It is late when its budget is over by the clock. Whether its thread hangs depends on the time that the thread
 * has had: the CPU time that it used, and the time in which it only waited for events. A busy machine gives it neither.
 */
export class RenderWatch {
  readonly #watched: Watched;
  readonly #firstAfterMs: number;
  #timers: NodeJS.Timeout[];
  #first: ThreadUse | undefined;
  #latest: ThreadUse | undefined;
  #isStopped = false;
  #isLate = false;

  constructor(watched: Watched) {
    const { budgetMs, ownBudgetMs } = watched;
    this.#watched = watched;
    this.#firstAfterMs = Math.min(firstReportMs, budgetMs / 4, ownBudgetMs / 4);
    this.#timers = [
      setTimeout(() => void this.#readFirst(), this.#firstAfterMs),
      setTimeout(() => void this.#expire(), budgetMs),
      // If pages may wait longer, the render may use up its own budget long before, and its thread no longer report at the end.
      ...(ownBudgetMs < budgetMs ? [setInterval(() => void this.#report(), ownBudgetMs)] : []),
    ];
  }

  /** Call when the render is over. A late one is watched until its thread sends a message. */
  stop(): void {
    if (this.#isLate) return;
    this.#isStopped = true;
    this.#clearTimers();
  }

  #clearTimers(): void {
    // Clears intervals as well.
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #readFirst(): Promise<void> {
    this.#first = await this.#report();
  }

  async #expire(): Promise<void> {
    const { isSilent, onLate, onHang } = this.#watched;
    this.#clearTimers();
    const hadMs = (await this.#hadMs(lastReportMs)) ?? this.#hadUntil(this.#latest);
    if (this.#isStopped) return;
    this.#isLate = true;
    if (isSilent() && this.#isEnough(hadMs, leastHangMs)) return onHang();
    onLate(!this.#isEnough(hadMs));
    this.#lookAgain(0);
  }

  #lookAgain(unreported: number): void {
    const dueAt = performance.now() + lookMs;
    this.#timers = [setTimeout(() => void this.#look(unreported, dueAt), lookMs)];
  }

  async #look(unreported: number, dueAt: number): Promise<void> {
    const isOnTime = performance.now() - dueAt < lookMs / 2;
    const hadMs = await this.#hadMs(lookMs);
    if (!this.#watched.isSilent()) return;
    const count = hadMs === undefined && isOnTime ? unreported + 1 : 0;
    if (this.#isEnough(hadMs, leastHangMs) || count >= mostUnreported) this.#watched.onHang();
    else this.#lookAgain(count);
  }

  #isEnough(hadMs: number | undefined, leastMs = 0): boolean {
    const { budgetMs, ownBudgetMs } = this.#watched;
    const wantedMs = Math.max(Math.min(budgetMs, ownBudgetMs), leastMs) - this.#firstAfterMs;
    return hadMs !== undefined && hadMs >= wantedMs * enoughShare;
  }

  /** Time that the thread has had since its first report; undefined if it does not report within `patienceMs`. */
  async #hadMs(patienceMs: number): Promise<number | undefined> {
    const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, patienceMs);
    const now = await Promise.race([this.#report(), timeout]);
    clearTimeout(timer);
    return this.#hadUntil(now);
  }

  #hadUntil(use: ThreadUse | undefined): number | undefined {
    const first = this.#first;
    return first && use && use.cpuMs - first.cpuMs + use.idleMs - first.idleMs;
  }

  async #report(): Promise<ThreadUse | undefined> {
    try {
      const use = await this.#watched.report();
      // Messages that arrived with the report are read first.
      await nextTurn();
      this.#latest = use;
      return use;
    } catch {
      return undefined; // The thread has ended.
    }
  }
}
