import type { RenderRequest } from "@zhian/contracts/render";
import { watchLoad } from "../worker/load-watch.ts";
import type { RenderWorker } from "../worker/render-worker.ts";

/** How long one render may wait for the api. */
const apiMs = 5_000;
const rehearsalMs = 2_000;

/**
 * Renders each request once, since a cold first render is slower than any budget. Up to `rehearsals` more renders follow, but none
 * is started after two seconds. Rejects on a failure.
 */
export async function warmUp(worker: RenderWorker, requests: readonly RenderRequest[], rehearsals = 0): Promise<void> {
  const stopWatching = watchLoad(worker);
  try {
    await worker.ready;
    for (const [index, request] of requests.entries()) await renderOnce(worker, -1 - index, request);
    const endsAt = performance.now() + rehearsalMs;
    for (let index = 0; index < rehearsals && performance.now() < endsAt; index += 1) {
      const request = requests[index % requests.length];
      if (request) await renderOnce(worker, -1 - requests.length - index, request);
    }
  } finally {
    stopWatching();
  }
}

/** Resolves even on failure if the api failed, since that is not the release's fault. */
function renderOnce(worker: RenderWorker, id: number, request: RenderRequest): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.run({
    id,
    request,
    budgetMs: apiMs,
    isWatched: true,
    onEvent(event) {
      const isFailure = event.type === "failed" || (event.type === "decided" && event.decision.status >= 500);
      if (isFailure && !worker.hadApiFailure()) {
        reject(new Error(`${request.url}: ${event.type === "failed" ? event.message : "a status of 500 or more"}`));
      } else if (event.type !== "decided") resolve();
    },
  });
  return promise;
}
