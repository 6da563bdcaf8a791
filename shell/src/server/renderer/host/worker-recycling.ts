import { type Held, type MemoryPressure, memoryPressureOf } from "../worker/memory-pressure.ts";
import type { RenderWorker } from "../worker/render-worker.ts";

type Thread = Pick<RenderWorker, "held" | "end">;

interface Dependencies<Worker extends Thread> {
  heapMb: number;
  start(): Worker;
  warm(worker: Worker): Promise<void>;
  /** Replaces `old` with `next`, unless it is no longer in charge. Returns whether it did. */
  swap(old: Worker, next: Worker): boolean;
}

interface Watched<Worker> {
  worker: Worker;
  atFirst: Held;
  before: Held;
  /** Growth between consecutive checks since it last shrank, the latest last. */
  growths: Held[];
  since: number;
  /** The number of consecutive checks that found it worn: garbage is gone by the next one. */
  wornLooks: number;
}

const enoughLooks = 2;
/** Two checks may be so close that nothing was rendered between them: one growth alone does not predict the next. */
const rememberedGrowths = 4;
const pauseMs = 10_000;
/** The first and the longest wait between two replacements because of leftovers, which are ended anyway. */
const suspicionMs = { first: 10_000, last: 600_000 };

/** Replaces a worn thread: the new one is warm before the old one is released. */
export class WorkerRecycling<Worker extends Thread> {
  readonly #options: Dependencies<Worker>;
  #watched: Watched<Worker> | undefined;
  /** What the thread held when it was found full, until it holds less: while it gets no work, not growing proves nothing. */
  #fullBytes: number | undefined;
  #looksAt: Worker | undefined;
  /** Whether the next check came due before the last one was answered. */
  #isOverdue = false;
  #isRenewing = false;
  /** A thread that could not be replaced is left alone for a while. */
  #paused: { worker: Worker; until: number } | undefined;
  #suspicion = { waitMs: suspicionMs.first, until: Number.NEGATIVE_INFINITY };

  constructor(options: Dependencies<Worker>) {
    this.#options = options;
  }

  /**
   * Whether to assign no more work: to a full thread while its successor starts, since that work would fail with it, and to a thread
   * that has not answered the last check when the next one is due, since on a busy machine it could fill up unnoticed.
   */
  isHolding(): boolean {
    return this.#isOverdue || (this.#isRenewing && this.#fullBytes !== undefined);
  }

  /** Checks a warm thread. */
  async watch(worker: Worker): Promise<void> {
    // A thread that ends during the call may never answer.
    this.#isOverdue = this.#looksAt === worker;
    if (this.#isOverdue) return;
    this.#looksAt = worker;
    const held = await worker.held();
    if (this.#looksAt !== worker) return;
    this.#forgetLook();
    if (!held) return;
    if (this.#watched?.worker !== worker) {
      this.#watched = { worker, atFirst: held, before: held, growths: [], since: performance.now(), wornLooks: 0 };
    }
    const watched = this.#watched;
    const ageMs = performance.now() - watched.since;
    watched.growths = followGrowth(watched.growths, growthOf(watched.before, held));
    watched.before = held;
    const growth = most(watched.growths);
    const wear = memoryPressureOf({ ...watched, held, growth, mostBytes: this.#options.heapMb * 2 ** 20, ageMs });
    watched.wornLooks = wear === "fresh" ? 0 : watched.wornLooks + 1;
    this.#noteFull(wear, held);
    const isWorn = wear === "full" || watched.wornLooks >= enoughLooks;
    if (isWorn && !this.#isRenewing && !this.#isPaused(worker)) void this.#renew(worker);
  }

  /** Call when a render left something running, perhaps more than was found. Replaces the worker, less often each time. */
  suspect(worker: Worker): void {
    const now = performance.now();
    if (this.#isRenewing || this.#isPaused(worker) || now < this.#suspicion.until) return;
    const { waitMs } = this.#suspicion;
    this.#suspicion = { waitMs: Math.min(waitMs * 2, suspicionMs.last), until: now + waitMs };
    void this.#renew(worker);
  }

  #noteFull(wear: MemoryPressure, { heapBytes, outsideBytes }: Held): void {
    const bytes = heapBytes + outsideBytes;
    if (wear === "full") this.#fullBytes ??= bytes;
    else if (this.#fullBytes !== undefined && bytes < this.#fullBytes) this.#fullBytes = undefined;
  }

  #forgetLook(): void {
    this.#looksAt = undefined;
    this.#isOverdue = false;
  }

  #isPaused(worker: Worker): boolean {
    return this.#paused?.worker === worker && performance.now() < this.#paused.until;
  }

  async #renew(old: Worker): Promise<void> {
    const { start, warm, swap } = this.#options;
    this.#isRenewing = true;
    const next = start();
    let isSwapped = false;
    try {
      await warm(next);
      isSwapped = swap(old, next);
    } catch {
      // The old thread continues, and its failures are handled as usual.
    }
    // A pending check of the old thread no longer counts.
    this.#forgetLook();
    if (!isSwapped) {
      next.end("exited", "not needed");
      this.#paused = { worker: old, until: performance.now() + pauseMs };
    }
    this.#fullBytes = undefined;
    this.#isRenewing = false;
  }
}

function growthOf(before: Held, held: Held): Held {
  return { heapBytes: held.heapBytes - before.heapBytes, outsideBytes: held.outsideBytes - before.outsideBytes };
}

/** Garbage is not lasting growth: once it is collected, counting starts again. */
function followGrowth(growths: readonly Held[], latest: Held): Held[] {
  return latest.heapBytes + latest.outsideBytes < 0 ? [latest] : [...growths, latest].slice(-rememberedGrowths);
}

function most(growths: readonly Held[]): Held {
  return {
    heapBytes: Math.max(...growths.map(({ heapBytes }) => heapBytes)),
    outsideBytes: Math.max(...growths.map(({ outsideBytes }) => outsideBytes)),
  };
}
