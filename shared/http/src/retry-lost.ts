import type { Answer } from "./answer.ts";

/** Retries once if no response arrived, not if it was malformed: only for calls that send the same key both times. */
export async function retryLost<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await ask();
  return answer.status === "unknown" && answer.isLost && navigator.onLine ? ask() : answer;
}
