import type { RenderJob } from "../worker/render-job.ts";

interface Waiting {
  job: RenderJob;
  at: number;
}

const maxWaiting = 128;
/** With less of its budget left, a render is not started. */
const leastMs = 20;

/** Renders that wait for their turn while their budgets run. */
export class WaitingJobs {
  #queue: Waiting[] = [];

  get length(): number {
    return this.#queue.length;
  }

  /** Refuses the job if too many are waiting. */
  add(job: RenderJob): void {
    if (this.#queue.length >= maxWaiting) refuse(job, "busy", `${maxWaiting} renders are waiting`);
    else this.#queue.push({ job, at: performance.now() });
  }

  /** The next job, with the rest of its budget; jobs without enough time left are refused. */
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
