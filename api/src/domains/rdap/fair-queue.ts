interface Job {
  start(): void;
}

export interface FairQueue {
  /** Runs `work` in the turn of `whose`; `undefined` if the signal aborts the wait, or the queue is full. Rejects if `work` does. */
  run<T>(whose: object, signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined>;
}

/** Runs up to `places` jobs at once, one per caller in turn: a caller with 200 names does not make others wait for all of them. */
export function createFairQueue(places: number, maxWaiting: number): FairQueue {
  const queues = new Map<object, Set<Job>>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    for (const [whose, jobs] of queues) {
      if (running >= places) return;
      const [job] = jobs;
      queues.delete(whose);
      if (job === undefined) continue;
      jobs.delete(job);
      // Moves the caller to the end of the line, with its remaining jobs.
      if (jobs.size > 0) queues.set(whose, jobs);
      job.start();
      return startNext();
    }
  }

  function wait(whose: object, signal: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const jobs = queues.get(whose) ?? new Set<Job>();
    const job = {
      start() {
        signal.removeEventListener("abort", leave);
        waiting -= 1;
        running += 1;
        resolve(true);
      },
    };
    function leave(): void {
      if (jobs.delete(job)) waiting -= 1;
      if (jobs.size === 0 && queues.get(whose) === jobs) queues.delete(whose);
      resolve(false);
    }
    signal.addEventListener("abort", leave, { once: true });
    queues.set(whose, jobs.add(job));
    waiting += 1;
    return promise;
  }

  return {
    async run(whose, signal, work) {
      if (signal.aborted || waiting >= maxWaiting) return undefined;
      const turn = wait(whose, signal);
      startNext();
      if (!(await turn)) return undefined;
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
