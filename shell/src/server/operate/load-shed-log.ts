import type { Log } from "@zhian/server/log";

const everyMs = 1000;

/**
 * Logs at once that a request was rejected, and then once a second how many followed. A line for each would cost more than the
 * response, just when there is no time for it.
 */
export function createLoadShedLog(log: Pick<Log, "warn">): () => void {
  let count = 0;
  let isQuiet = true;

  function tell(): void {
    isQuiet = count === 0;
    if (isQuiet) return;
    log.warn({ event: "request.shed", count }, "requests were shed");
    count = 0;
    setTimeout(tell, everyMs).unref();
  }

  return () => {
    count += 1;
    if (isQuiet) tell();
  };
}
