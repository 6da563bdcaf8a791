import type { VitalCount } from "@zhian/contracts/vitals";
import type { Log } from "@zhian/server/log";
import { forgetVitals, type Metrics } from "../operate/metrics.ts";
import { createKnownReleases } from "./known-releases.ts";
import { createVitalCounts } from "./vital-counts.ts";

export type Vitals = ReturnType<typeof createVitals>;

interface Dependencies {
  log: Log;
  metrics: Metrics;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

/** Measurements from pages for each release, until the registry accepts them. */
export function createVitals({ log, metrics, now }: Dependencies) {
  const releases = createKnownReleases((fragment, version) => forgetVitals(metrics, fragment, version));
  const counts = createVitalCounts(now);
  let wasKept = false;
  /** Values that were dropped since the registry last accepted any. */
  let lost = 0;

  return {
    releases,
    counts,
    /** Returns values for the next report. Logs when values begin to be dropped, and how many once the registry accepts them again. */
    take(): VitalCount[] {
      if (!wasKept && lost > 0) {
        log.info({ event: "vitals.delivered_again", dropped: lost }, "the registry accepts page measurements again");
        lost = 0;
      }
      wasKept = false;
      const taken = counts.take();
      const dropped = counts.takeDropped();
      if (dropped > 0 && lost === 0)
        log.warn({ event: "vitals.dropped", dropped }, "the oldest page measurements are being dropped");
      lost += dropped;
      metrics.vitalsDropped.inc(dropped);
      return taken;
    },
    /** Call if the registry did not accept the report. */
    keep(): void {
      wasKept = true;
      counts.keep();
    },
  };
}
