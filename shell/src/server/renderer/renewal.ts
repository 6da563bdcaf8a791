import type { RenderWorker } from "./render-worker.ts";
import { type Held, type Wear, wearOf } from "./wear.ts";

interface Dependencies {
  heapMb: number;
  start(): RenderWorker;
  warm(worker: RenderWorker): Promise<void>;
  /** Puts `next` into the place of `old`, unless that has been taken meanwhile. */
  swap(old: RenderWorker, next: RenderWorker): boolean;
}

interface Watched {
  worker: RenderWorker;
  atFirst: Held;
  before: Held;
  since: number;
  /** So many looks in a row: what is garbage is gone by the next one. */
  wornLooks: number;
}

const enoughLooks = 2;
const pauseMs = 10_000;

/** Replaces a thread that is worn: the new one is warm before the old one is let go. */
export class Renewal {
  readonly #options: Dependencies;
  #watched: Watched | undefined;
  #wear: Wear = "fresh";
  #looksAt: RenderWorker | undefined;
  #isRenewing = false;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  /** A full thread gets nothing more to do while its successor is on the way: it would fail with it. */
  isHolding(): boolean {
    return this.#isRenewing && this.#wear === "full";
  }

  /** One look at a warm thread. */
  async watch(worker: RenderWorker): Promise<void> {
    // One that ends while it is asked may never answer.
    if (this.#looksAt === worker) return;
    this.#looksAt = worker;
    const held = await worker.held();
    if (this.#looksAt !== worker) return;
    this.#looksAt = undefined;
    if (!held) return;
    if (this.#watched?.worker !== worker) {
      this.#watched = { worker, atFirst: held, before: held, since: performance.now(), wornLooks: 0 };
    }
    const watched = this.#watched;
    const ageMs = performance.now() - watched.since;
    this.#wear = wearOf({ ...watched, held, mostBytes: this.#options.heapMb * 2 ** 20, ageMs });
    watched.before = held;
    watched.wornLooks = this.#wear === "fresh" ? 0 : watched.wornLooks + 1;
    const isWorn = this.#wear === "full" || watched.wornLooks >= enoughLooks;
    if (isWorn && !this.#isRenewing && performance.now() >= this.#notBefore) {
      void this.#renew(worker);
    }
  }

  async #renew(old: RenderWorker): Promise<void> {
    const { start, warm, swap } = this.#options;
    this.#isRenewing = true;
    const next = start();
    let isSwapped = false;
    try {
      await warm(next);
      isSwapped = swap(old, next);
    } catch {
      // The old one goes on as it would have without: when it fails, that is seen to as ever.
    }
    if (!isSwapped) {
      next.end("exited", "not needed");
      this.#notBefore = performance.now() + pauseMs;
    }
    this.#wear = "fresh";
    this.#isRenewing = false;
  }
}
