import { ApiFault } from "../http/api-fault.ts";

export interface WorkPool {
  /** Throws an ApiFault of 503 at once where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface PoolLimits {
  /** How many run at once. */
  most: number;
  mostWaiting: number;
}

const busySeconds = "2";

/** Work that takes a core for a while: a few at once, so that everything else has its turn, and the others in line. */
export function createWorkPool({ most, mostWaiting }: PoolLimits): WorkPool {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new ApiFault(503, { headers: { "retry-after": busySeconds } });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The place goes to who is next in line, and is free only where there is nobody. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
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
