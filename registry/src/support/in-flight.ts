import type { Server } from "node:http";
import { setImmediate as read, setTimeout as sleep } from "node:timers/promises";

const quietMs = 50;

/**
 * Counts the answers that a server owes. Returns what resolves once it owes none, and has been asked nothing more for a moment: a
 * request may be on its way, or lie unread on a busy machine, when the last answer leaves.
 */
export function trackRequests(server: Server): () => Promise<void> {
  let owed = 0;
  let asked = 0;
  const waiting: (() => void)[] = [];
  server.on("request", (_request, response) => {
    asked++;
    owed++;
    response.once("close", () => {
      owed--;
      if (owed === 0) for (const resolve of waiting.splice(0)) resolve();
    });
  });

  return async function whenQuiet() {
    for (let seen = -1; owed > 0 || asked !== seen; ) {
      if (owed > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      seen = asked;
      await sleep(quietMs);
      // Past the timers, what has arrived meanwhile is read.
      await read();
    }
  };
}
