import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "@zhian/server/read-error";

interface Options {
  signal: AbortSignal;
  /** Time limit for the response headers, including a retry. */
  limitMs: number;
}

type Ask<Answer> = (signal: AbortSignal, isSecond: boolean) => Promise<Answer>;

/** For reads: retries once if the connection failed before a response began and time remains. */
export async function fetchWithRetry<Answer>(ask: Ask<Answer>, { signal, limitMs }: Options): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException("no response started in time", "TimeoutError")), limitMs);
  const either = AbortSignal.any([signal, late.signal]);
  try {
    return await ask(either, false).catch(async (error: unknown) => {
      const pauseMs = pauseBeforeAnother(error);
      if (pauseMs === undefined) throw error;
      if (pauseMs > 0) await pause(pauseMs, undefined, { signal: either });
      return ask(either, true);
    });
  } catch (error) {
    throw late.signal.aborted ? late.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

const closed = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
const unreached = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);
const leastPauseMs = 100;

/**
 * Undefined if a retry is pointless. A server may close an idle connection just as it is reused: a new one works at once. An
 * unreachable server may be back in a moment.
 */
function pauseBeforeAnother(error: unknown): number | undefined {
  const code = errorCode(error) ?? "";
  if (closed.has(code)) return 0;
  return unreached.has(code) ? leastPauseMs * (1 + 2 * Math.random()) : undefined;
}
