import { useCallback, useEffect, useState } from "react";
import { secondsLeft, waitSeconds } from "../model/countdown.ts";
import { keptInTab } from "../model/kept-in-tab.ts";

interface Wait {
  /** In ms since 1970. */
  until: number;
  seconds: number;
}

const kept = keptInTab("zhian:quote-code", readWait);

export interface Countdown {
  /** Seconds until another code may be asked for. */
  left: number;
  /** Whether one has been asked for before. */
  hasRun: boolean;
  start(ms?: number): void;
}

/** A moment and not a counter: closing, opening again and reloading do not change it. */
export function useCountdown(now: () => number = Date.now): Countdown {
  const [wait, setWait] = useState(() => kept.read());
  const [at, setAt] = useState(now);
  const left = secondsLeft(wait?.until, at, wait?.seconds ?? 0);
  const isRunning = left > 0;

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
    [now],
  );
  return { left, hasRun: wait !== undefined, start };
}

function readWait(value: unknown): Wait | undefined {
  const { until, seconds } = (value ?? {}) as Partial<Record<keyof Wait, unknown>>;
  return typeof until === "number" && typeof seconds === "number" ? { until, seconds } : undefined;
}
