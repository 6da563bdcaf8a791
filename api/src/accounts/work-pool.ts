import { ApiFault } from "../http/api-fault.ts";

export interface WorkPool {
  /** Throws an ApiFault of 503: at once if too many calls wait already, or later if its turn does not come in time. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface PoolLimits {
  /** Maximum number of concurrent jobs. */
  most: number;
  mostWaiting: number;
  mostWaitMs: number;
}

const busySeconds = "2";

/** Work that takes a core for a while: a few jobs at once, so that other work has its turn, and the rest in line. */
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

  /** The place passes to the next in line, and is free only when none waits. */
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
