import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const windowMs = 500;

export interface LoopLag {
  /** The average event loop delay of the last half second. */
  meanMs(): number;
  stop(): void;
}

/** Measures the event loop's lag: late timers are the first sign of more requests than can be served. */
export function watchLoopLag(): LoopLag {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let meanMs = 0;
  histogram.enable();
  const timer = setInterval(() => {
    meanMs = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6 - resolutionMs;
    histogram.reset();
  }, windowMs);
  timer.unref();
  return {
    meanMs: () => meanMs,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
