import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** One JSON line an event. Callers hand in named facts, never a request, its headers or its query. */
export function createLog(level: string): Log {
  // sync: false, so that a log sink which is not read never blocks a page.
  return pino(
    { level, base: { service: "shell" }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 1, sync: false }),
  );
}

export const silentLog: Log = pino({ level: "silent" });
