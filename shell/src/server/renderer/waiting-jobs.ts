import type { RenderJob } from "./render-worker.ts";

interface Waiting {
  job: RenderJob;
  at: number;
}

const maxWaiting = 128;
/** With less left of its budget a render is not begun. */
const leastMs = 20;

/** Renders whose turn has not come. Their budgets run meanwhile. */
export class WaitingJobs {
  #queue: Waiting[] = [];

  get length(): number {
    return this.#queue.length;
  }

  /** Refuses the job when too many wait already. */
  add(job: RenderJob): void {
    if (this.#queue.length >= maxWaiting) refuse(job, "busy", `${maxWaiting} renders are waiting`);
    else this.#queue.push({ job, at: performance.now() });
  }

  /** The next job, with what is left of its budget; those that it is too late for are refused. */
  take(): RenderJob | undefined {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const budgetMs = next.job.budgetMs - (performance.now() - next.at);
      if (budgetMs > leastMs) return { ...next.job, budgetMs };
      refuse(next.job, "busy", "its turn did not come in time");
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
