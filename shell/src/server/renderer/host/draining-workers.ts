import type { RenderWorker } from "../worker/render-worker.ts";

const askAgainMs = 50;

/** Workers that get no more jobs and end after their last one; each job has its own time limit. */
export class DrainingWorkers {
  readonly #workers = new Set<RenderWorker>();

  [Symbol.iterator](): Iterator<RenderWorker> {
    return this.#workers.values();
  }

  add(worker: RenderWorker): void {
    this.#workers.add(worker);
    this.#endWhenIdle(worker);
  }

  #endWhenIdle(worker: RenderWorker): void {
    if (worker.load() > 0) {
      setTimeout(() => this.#endWhenIdle(worker), askAgainMs);
      return;
    }
    worker.end("exited", "worn");
    this.#workers.delete(worker);
  }
}
