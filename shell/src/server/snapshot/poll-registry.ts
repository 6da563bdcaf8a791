import { type Fetched, fetchSnapshot } from "./fetch-snapshot.ts";
import { listenForRevisions } from "./listen-for-revisions.ts";

interface Polling {
  registryUrl: string;
  environment: string;
  pollMs: number;
  /** Tells whether the text was taken: only then its ETag is used. */
  onSnapshot(text: string): Promise<boolean>;
  onFailure(reason: string): void;
}

/**
 * Asks at every event, and now and then for the case that events are lost. One question at a time; a registry that
 * names a time to come back is left alone until then. Returns the way to stop.
 */
export function pollRegistry(options: Polling): { stop(): Promise<void> } {
  const base = `${options.registryUrl}/v1/environments/${encodeURIComponent(options.environment)}`;
  const controller = new AbortController();
  const { signal } = controller;
  let etag: string | undefined;
  let isConnected = false;
  let isAskedAgain = false;
  let notBefore = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function take(fetched: Fetched): Promise<void> {
    if (fetched.status === "failed" && !signal.aborted) {
      options.onFailure(fetched.reason);
      if (fetched.retryAfterMs) notBefore = Date.now() + fetched.retryAfterMs;
    }
    if (fetched.status === "fetched" && (await options.onSnapshot(fetched.text))) etag = fetched.etag;
  }

  async function ask(): Promise<void> {
    do {
      isAskedAgain = false;
      await take(await fetchSnapshot(`${base}/snapshot`, etag, signal));
    } while (isAskedAgain && !signal.aborted && Date.now() >= notBefore);
  }

  function askNow(): void {
    if (running) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    running = (Date.now() < notBefore ? Promise.resolve() : ask()).finally(() => {
      running = undefined;
      if (!signal.aborted) schedule();
    });
  }

  function schedule(): void {
    const usual = options.pollMs * (isConnected ? 6 : 1) * (0.75 + Math.random() / 2);
    timer = setTimeout(askNow, Math.max(usual, notBefore - Date.now()));
    timer.unref();
  }

  askNow();
  const listening = listenForRevisions({
    url: `${base}/events`,
    onRevision: askNow,
    onConnected: (now) => {
      isConnected = now;
    },
    signal,
  });

  return {
    async stop() {
      controller.abort();
      clearTimeout(timer);
      await Promise.allSettled([running, listening]);
    },
  };
}
