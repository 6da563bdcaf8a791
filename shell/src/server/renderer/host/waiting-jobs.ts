import type { RenderJob } from "../worker/render-job.ts";

interface Waiting {
  job: RenderJob;
  at: number;
}

const maxWaiting = 128;
/** A render with less of its budget left is not started. */
const leastMs = 20;

/** Queued renders. Their budgets run while they wait. */
export class WaitingJobs {
  #queue: Waiting[] = [];

  get length(): number {
    return this.#queue.length;
  }

  /** Adds the job, or refuses it if too many are waiting. */
  add(job: RenderJob): void {
    if (this.#queue.length >= maxWaiting) refuse(job, "busy", `${maxWaiting} renders are already queued`);
    else this.#queue.push({ job, at: performance.now() });
  }

  /** Returns the next job, with the rest of its budget; jobs without enough time left are refused. */
  take(): RenderJob | undefined {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const budgetMs = next.job.budgetMs - (performance.now() - next.at);
      if (budgetMs > leastMs) return { ...next.job, budgetMs };
      refuse(next.job, "busy", "it waited too long in the queue");
    }
    return undefined;
  }

  refuseAll(message: string): void {
    const queue = this.#queue;
    this.#queue = [];
    for (const { job } of queue) refuse(job, "not-loaded", message);
  }
}

export function refuse({ id, onEvent }: RenderJob, reason: "busy" | "not-loaded", message: string): void {
  onEvent({ type: "failed", id, reason, message });
}
