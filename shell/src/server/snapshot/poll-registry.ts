import { maxSnapshotBytes } from "@zhian/contracts/snapshot";
import { askRegistry, type Fetched } from "./ask-registry.ts";
import { listenForRevisions } from "./listen-for-revisions.ts";

interface Polling {
  registryUrl: string;
  environment: string;
  pollMs: number;
  /** Returns whether the text was accepted: only then its ETag is used. Never rejects. */
  onSnapshot(text: string): Promise<boolean>;
  /** Awaited before the text is verified. Never rejects. */
  onAnswer(signal: AbortSignal): Promise<void>;
  onFailure(reason: string): void;
}

/** The shortest interval between requests, however many events arrive. */
const leastGapMs = 100;
// The envelope contains the snapshot as an escaped JSON string, which is somewhat longer.
const maxBytes = maxSnapshotBytes * 1.25;

/**
 * Polls at every event, and at intervals in case events are lost. One request at a time. After a failure, waits
 * for an interval, or for as long as the registry requests.
 */
export function pollRegistry(options: Polling): { stop(): Promise<void> } {
  const base = `${options.registryUrl}/v1/environments/${encodeURIComponent(options.environment)}`;
  const controller = new AbortController();
  const { signal } = controller;
  let etag: string | undefined;
  let [isConnected, isAskedAgain, isToldToWait] = [false, false, false];
  let notBefore = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Returns whether there was a usable response. */
  async function take(fetched: Fetched): Promise<boolean> {
    notBefore = performance.now() + leastGapMs;
    isToldToWait = false;
    if (fetched.status === "failed") {
      const { retryAfterMs = 0 } = fetched;
      isToldToWait = retryAfterMs > 0;
      notBefore += Math.max(retryAfterMs, options.pollMs) * jitter();
      if (!signal.aborted) options.onFailure(fetched.reason);
      return false;
    }
    await options.onAnswer(signal);
    if (fetched.status === "unchanged") return true;
    if (!(await options.onSnapshot(fetched.text))) return false;
    etag = fetched.etag;
    return true;
  }

  async function ask(): Promise<void> {
    isAskedAgain = false;
    const isWell = await take(await askRegistry(`${base}/snapshot`, { etag, maxBytes, signal }));
    running = undefined;
    const waitMs = options.pollMs * (isConnected && isWell ? 6 : 1) * jitter();
    if (!signal.aborted) plan(isAskedAgain ? 0 : waitMs);
  }

  function start(): void {
    running = ask();
  }

  function plan(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(start, Math.max(waitMs, notBefore - performance.now())).unref();
  }

  function askSoon(): void {
    if (running) isAskedAgain = true;
    else plan(0);
  }

  askSoon();
  const listening = listenForRevisions({
    url: `${base}/events`,
    onRevision: askSoon,
    onConnected(now) {
      isConnected = now;
      // Once events arrive again, the registry can be polled again, unless it sent a Retry-After.
      if (now && !isToldToWait) notBefore = 0;
    },
    signal,
  });

  async function stop(): Promise<void> {
    controller.abort();
    clearTimeout(timer);
    await Promise.allSettled([running, listening]);
  }
  return { stop };
}

/** Prevents shells that lost the registry together from all polling it at once. */
function jitter(): number {
  return 1 + Math.random() / 4;
}
