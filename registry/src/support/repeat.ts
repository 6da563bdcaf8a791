import { setTimeout as sleep } from "node:timers/promises";

interface Repeated {
  pauseMs: number;
  onError(error: unknown): void;
}

/** Repeats the work, one run at a time. Returns a function that ends it and waits for the run in progress. */
export function repeat(work: () => Promise<void>, { pauseMs, onError }: Repeated): () => Promise<void> {
  const end = new AbortController();
  const running = go();
  return () => {
    end.abort();
    return running;
  };

  async function go(): Promise<void> {
    while (await pause()) await work().catch(onError);
  }

  /** Returns false when it has ended meanwhile. */
  async function pause(): Promise<boolean> {
    await sleep(pauseMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    return !end.signal.aborted;
  }
}
