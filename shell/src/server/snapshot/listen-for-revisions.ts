import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "@zhian/server/backoff";
import { createParser } from "eventsource-parser";
import { request } from "undici";

interface Listening {
  url: string;
  onRevision(): void;
  onConnected(isConnected: boolean): void;
  signal: AbortSignal;
}

const silenceMs = 90_000;
const longestWaitMs = 8_000;
/** A connection that was open for less does not reset the backoff. */
const settledMs = 10_000;
const maxEventChars = 64 * 1024;

/** Listens to server-sent events of the registry, and reconnects until `signal` aborts. */
export async function listenForRevisions({ url, onRevision, onConnected, signal }: Listening): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    let connectedAt = Number.POSITIVE_INFINITY;
    try {
      const answer = await request(url, { headers: { accept: "text/event-stream" }, signal, bodyTimeout: silenceMs });
      if (answer.statusCode === 200) {
        connectedAt = performance.now();
        onConnected(true);
        await readEvents(answer.body, onRevision);
      } else await answer.body.dump();
    } catch {
      // Polling reports a registry that is unreachable; here it only means to reconnect.
    }
    onConnected(false);
    if (performance.now() - connectedAt > settledMs) failures = 0;
    const waitMs = backoffMs(failures, { firstMs: 500, mostMs: longestWaitMs, hasJitter: true });
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** An event only signals a change: the new snapshot is then fetched and verified. */
async function readEvents(body: AsyncIterable<Buffer>, onRevision: () => void): Promise<void> {
  const parser = createParser({
    maxBufferSize: maxEventChars,
    onEvent({ event }) {
      if (event === "revision") onRevision();
    },
    onError(error) {
      // Unknown lines are to be ignored; an event that never ends is not.
      if (error.type === "max-buffer-size-exceeded") throw error;
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
}
