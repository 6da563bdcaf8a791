import { ApiFault } from "../http/api-fault.ts";

export interface WorkPool {
  /** Throws an ApiFault of 503: at once if too many calls are waiting, or later if its turn does not come in time. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface PoolLimits {
  /** Maximum number of concurrent jobs. */
  most: number;
  mostWaiting: number;
  mostWaitMs: number;
}

const busySeconds = "2";

/** Runs a few CPU-bound jobs at once, so that other work gets its turn, and queues the rest. */
export function createWorkPool({ most, mostWaiting, mostWaitMs }: PoolLimits): WorkPool {
  const waiting = new Set<PromiseWithResolvers<void>>();
  let running = 0;

  async function enter(): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw busy();
    const place = Promise.withResolvers<void>();
    waiting.add(place);
    const timer = setTimeout(() => {
      waiting.delete(place);
      place.reject(busy());
    }, mostWaitMs);
    await place.promise.finally(() => clearTimeout(timer));
  }

  /** Passes the slot to the next in line, and frees it only if none is waiting. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next.resolve();
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function busy(): ApiFault {
  return new ApiFault(503, { headers: { "retry-after": busySeconds } });
}
