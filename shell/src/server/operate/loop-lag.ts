import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const windowMs = 500;

export interface LoopLag {
  /** How late work began lately, on average. */
  meanMs(): number;
  stop(): void;
}

/** Late timers are the first sign that more comes in than can be answered. */
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
