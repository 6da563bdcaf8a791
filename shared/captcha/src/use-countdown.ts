import { sessionDraft } from "@zhian/fragment/session-draft";
import { useCallback, useEffect, useState } from "react";
import { secondsLeft, waitSeconds } from "./countdown.ts";

interface Wait {
  /** In ms since 1970. */
  until: number;
  seconds: number;
}

export interface Countdown {
  /** Seconds until the next attempt is allowed. */
  left: number;
  /** Whether a countdown was ever started. */
  hasRun: boolean;
  start(ms?: number): void;
}

/**
 * A deadline rather than a counter: closing, reopening and reloading do not change it. The tab stores it under `key`; it is read
 * after hydration.
 */
export function useCountdown(key: string, now: () => number = Date.now): Countdown {
  const [kept] = useState(() => sessionDraft(key, readWait));
  const [wait, setWait] = useState<Wait>();
  const [at, setAt] = useState(now);
  const left = secondsLeft(wait?.until, at, wait?.seconds ?? 0);
  const isRunning = left > 0;

  useEffect(() => {
    setWait(kept.read());
    setAt(now());
  }, [kept, now]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAt(now()), 250);
    return () => clearInterval(timer);
  }, [isRunning, now]);

  const start = useCallback(
    (ms = waitSeconds * 1000) => {
      const started = { until: now() + ms, seconds: Math.ceil(ms / 1000) };
      kept.write(started);
      setWait(started);
      setAt(now());
    },
    [kept, now],
  );
  return { left, hasRun: wait !== undefined, start };
}

function readWait(value: unknown): Wait | undefined {
  const { until, seconds } = (value ?? {}) as Partial<Record<keyof Wait, unknown>>;
  return typeof until === "number" && typeof seconds === "number" ? { until, seconds } : undefined;
}
