import type { Answer } from "./answer.ts";

/** A try whose answer was lost, not one whose answer makes no sense, is made once more by itself: only for what carries the same key both times. */
export async function askTwice<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await ask();
  return answer.status === "unknown" && answer.isLost && navigator.onLine ? ask() : answer;
}
