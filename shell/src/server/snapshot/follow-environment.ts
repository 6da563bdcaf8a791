import type { KeyObject } from "node:crypto";
import { join } from "node:path";
import type { HealthReport } from "@zhian/contracts/health";
import type { Config } from "../config.ts";
import type { Log } from "../operate/log.ts";
import type { Metrics } from "../operate/metrics.ts";
import { createKnownManifests, type KnownManifests } from "../releases/known-manifests.ts";
import { prepareRelease } from "../releases/prepare-release.ts";
import { createReleaseFiles, type ReleaseFiles } from "../releases/release-files.ts";
import { createRetention } from "../releases/retention.ts";
import type { Renderer } from "../renderer/renderer.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";
import { pollRegistry } from "./poll-registry.ts";
import { createRegistryWatch } from "./registry-watch.ts";
import { SnapshotKeeper } from "./snapshot-keeper.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

interface Dependencies {
  publicKey: KeyObject;
  renderer: Renderer;
  onLive(live: LiveSnapshot): void;
  /** There is no snapshot on disk, and none from the registry, as far as it has been asked. */
  onNothing(): void;
  log: Log;
  metrics: Metrics;
}

export interface Environment {
  /** What pages are made of; at first it may be a part. */
  live(): LiveSnapshot | undefined;
  /** What is served whole, and what keeps it from going further. */
  standing(): Pick<HealthReport, "revision" | "refused">;
  files: ReleaseFiles;
  manifests: KnownManifests;
  stop(): Promise<void>;
}

const checkMs = 10_000;

/** What one environment serves, from disk at first and from the registry ever after. No request waits for any of it. */
export function followEnvironment(config: Config, dependencies: Dependencies): Environment {
  const { renderer, log, metrics, publicKey, onLive } = dependencies;
  const ending = new AbortController();
  const { SHELL_REGISTRY_URL: registryUrl, SHELL_ENVIRONMENT: environment, SHELL_DATA_DIR: folder } = config;
  const files = createReleaseFiles(join(folder, "releases", "files"), { registryUrl, signal: ending.signal });
  const manifests = createKnownManifests(join(folder, "releases", "manifests"));
  const retention = createRetention({ files, manifests, maxBytes: config.SHELL_RELEASES_MB * 2 ** 20, log });
  const keeper = new SnapshotKeeper({
    store: createSnapshotStore(join(folder, "snapshots", environment)),
    publicKey,
    environment,
    allowJump: config.SHELL_ALLOW_REVISION_JUMP,
    prepare: (manifest) => retention.prepare(manifest, () => prepareRelease(manifest, { files, manifests, renderer })),
    onLive(live) {
      onLive(live);
      if (live.isPartial) return;
      retention.switchTo(live);
      watchExpiry();
    },
    log,
    metrics,
  });

  const registry = createRegistryWatch({ log, metrics });
  const fromDisk = keeper.startFromDisk().catch((error: unknown) => {
    log.error({ fault: "disk_snapshot_unreadable", error }, "no snapshot could be read from disk");
  });
  const polling = fromDisk.then(() => askRegistry(config, { ...dependencies, keeper, registry }));

  function watchExpiry(): void {
    metrics.expired.set(keeper.isExpired() ? 1 : 0);
    if (keeper.isExpired()) log.error({ fault: "snapshot_expired" }, "the served snapshot has expired");
  }
  const watch = setInterval(() => {
    watchExpiry();
    registry.check(keeper.current()?.revision);
  }, checkMs).unref();

  return {
    live: () => keeper.current(),
    standing: () => keeper.standing(),
    files,
    manifests,
    async stop() {
      clearInterval(watch);
      ending.abort();
      await (await polling).stop();
      await keeper.stop();
      await retention.stop();
    },
  };
}

interface Asking extends Dependencies {
  keeper: SnapshotKeeper;
  registry: ReturnType<typeof createRegistryWatch>;
}

function askRegistry(config: Config, { keeper, registry, onNothing, log, metrics }: Asking) {
  const tellNothing = () => {
    if (!keeper.current()) onNothing();
  };
  return pollRegistry({
    registryUrl: config.SHELL_REGISTRY_URL,
    environment: config.SHELL_ENVIRONMENT,
    pollMs: config.SHELL_POLL_SECONDS * 1000,
    async onSnapshot(text) {
      const isTaken = await keeper.offer(text);
      if (!isTaken) tellNothing();
      return isTaken;
    },
    onAnswer: () => registry.heard(),
    onFailure(reason) {
      metrics.registryErrors.inc({ reason });
      log.warn({ registry: reason, revision: keeper.current()?.revision }, "the registry did not answer");
      tellNothing();
    },
  });
}
