import type { Answer } from "./answer.ts";

/** Retries once when no answer came, not when it was malformed: only for calls that carry the same key both times. */
export async function retryLost<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await ask();
  return answer.status === "unknown" && answer.isLost && navigator.onLine ? ask() : answer;
}
