import { setTimeout as sleep } from "node:timers/promises";

interface Repeated {
  pauseMs: number;
  onError(error: unknown): void;
}

/** Does the work again and again, one after the other. Returns what ends it, and waits for what is under way. */
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

  /** False when it has ended meanwhile. */
  async function pause(): Promise<boolean> {
    await sleep(pauseMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    return !end.signal.aborted;
  }
}
