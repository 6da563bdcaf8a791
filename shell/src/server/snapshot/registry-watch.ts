import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";

interface Dependencies {
  log: Log;
  metrics: Metrics;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

const alertMs = 5 * 60_000;

/** Measures how long the registry has been silent. No visitor notices; the operator must. */
export function createRegistryWatch({ log, metrics, now = () => performance.now() }: Dependencies) {
  let heardAt = now();
  let isAlerted = false;

  return {
    heard(): void {
      heardAt = now();
      metrics.registrySilence.set(0);
      if (isAlerted) log.info({ event: "registry.recovered" }, "the registry responds again");
      isAlerted = false;
    },
    /** Call at intervals. `revision`: the one served meanwhile. */
    check(revision: number | undefined): void {
      const silentMs = now() - heardAt;
      const silentSeconds = Math.round(silentMs / 1000);
      metrics.registrySilence.set(silentSeconds);
      if (silentMs < alertMs || isAlerted) return;
      isAlerted = true;
      log.error({ event: "registry.silent", silentSeconds, revision }, "the registry has not responded for minutes");
    },
  };
}
