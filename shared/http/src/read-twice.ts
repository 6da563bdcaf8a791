import { isAxiosError } from "axios";

const leastPauseMs = 250;
/** With less time left, a retry would hardly succeed. */
const leastMs = 1_000;
const passing: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/** Retries once, after a pause, if the failure may be temporary. `limitMs` covers both attempts. */
export async function readTwice<Answer>(ask: (limitMs: number) => Promise<Answer>, limitMs: number): Promise<Answer> {
  const begunAt = performance.now();
  try {
    return await ask(limitMs);
  } catch (error) {
    if (!mayPass(error)) throw error;
    const pauseMs = Math.max(waitOf(error), leastPauseMs) + Math.random() * 2 * leastPauseMs;
    const leftMs = Math.floor(limitMs - (performance.now() - begunAt) - pauseMs);
    if (leftMs < leastMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return ask(leftMs);
  }
}

/** True without a response, or for a gateway error; false while the browser is offline. */
function mayPass(error: unknown): boolean {
  if (!isAxiosError(error) || !navigator.onLine) return false;
  return error.response ? passing.has(error.response.status) : error.code === "ERR_NETWORK";
}

/** In milliseconds, from `Retry-After` in seconds. */
function waitOf(error: unknown): number {
  const seconds = isAxiosError(error) ? Number(error.response?.headers["retry-after"]) : 0;
  return seconds > 0 ? seconds * 1_000 : 0;
}
