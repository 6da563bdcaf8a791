import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";
import type { KeyRing } from "./key-ring.ts";
import { createKeyWatch, warningsOf } from "./key-watch.ts";
import { createRegistryWatch } from "./registry-watch.ts";
import type { SnapshotActivator } from "./snapshot-activator.ts";

interface Watched {
  activator: SnapshotActivator;
  ring: KeyRing;
  log: Log;
  metrics: Metrics;
}

const checkMs = 10_000;

/** Reports problems to the operator that visitors do not notice: at once if an event reveals one, otherwise in a regular check. */
export function watchEnvironment({ activator, ring, log, metrics }: Watched) {
  const registry = createRegistryWatch({ log, metrics });
  const tellKeys = createKeyWatch({ log, metrics });

  function checkExpiry(): void {
    metrics.expired.set(activator.isExpired() ? 1 : 0);
    if (activator.isExpired()) log.error({ event: "snapshot.expired" }, "the served snapshot has expired");
  }

  function checkKeys(): void {
    const list = ring.list();
    const warnings = list ? warningsOf(list, Date.now()) : [];
    tellKeys(activator.isOfRevokedKey() ? [...warnings, "revoked-key-served"] : warnings);
  }

  const timer = setInterval(() => {
    checkExpiry();
    checkKeys();
    registry.check(activator.current()?.revision);
  }, checkMs).unref();

  return {
    checkExpiry,
    checkKeys,
    heard: () => registry.heard(),
    failed(reason: string): void {
      metrics.registryErrors.inc({ reason });
      log.warn(
        { event: "registry.request_failed", reason, revision: activator.current()?.revision },
        "a request to the registry failed",
      );
    },
    stop: () => clearInterval(timer),
  };
}
