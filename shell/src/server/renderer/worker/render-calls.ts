import type { ApiAnswer } from "../protocol/messages.ts";
import type { WorkerEvent } from "./render-job.ts";

/** Failures of a call that are the api's fault, whatever the call. */
const outages: ReadonlySet<string> = new Set(["unreachable", "timed-out"]);

/** The api calls of one render, and what their responses mean for its outcome. */
export class RenderCalls {
  #open = 0;
  #hadNoAnswer = false;
  #isDegraded = false;

  began(): void {
    this.#open += 1;
  }

  /** A response that stays the same when requested again, such as a malformed one, degrades nothing. */
  ended(answer: ApiAnswer): void {
    this.#open -= 1;
    if (answer.status === "answered" && answer.isStale) this.#isDegraded = true;
    if (answer.status !== "failed") return;
    if (outages.has(answer.kind)) this.#hadNoAnswer = true;
    else if ((answer.httpStatus ?? 0) >= 500) this.#isDegraded = true;
  }

  /** A render that did not wait for one of its calls is degraded too. */
  outcomeOf(event: WorkerEvent): WorkerEvent {
    const isDegraded = this.#hadNoAnswer || this.#isDegraded || this.#open > 0;
    if (event.type === "done" && isDegraded) return { ...event, isDegraded };
    const isOutage = this.#hadNoAnswer && event.type === "failed" && event.reason === "threw";
    return isOutage ? { ...event, reason: "api-failed" } : event;
  }
}
