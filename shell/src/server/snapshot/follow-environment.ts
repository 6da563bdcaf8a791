import { join } from "node:path";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { HealthReport } from "@zhian/contracts/health";
import type { Log } from "@zhian/server/log";
import type { Config } from "../config.ts";
import type { Metrics } from "../operate/metrics.ts";
import { createKnownManifests, type KnownManifests } from "../releases/known-manifests.ts";
import { createReleaseFiles, type ReleaseFiles } from "../releases/release-files.ts";
import type { Renderer } from "../renderer/renderer.ts";
import { followKeys } from "./follow-keys.ts";
import { keepEarlier } from "./keep-earlier.ts";
import { KeyRing, type SetKeys, type TrustedKeys } from "./key-ring.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";
import { pollRegistry } from "./poll-registry.ts";
import { type Preparation, prepareRelease } from "./prepare-release.ts";
import { createRetention } from "./retention.ts";
import { SnapshotActivator } from "./snapshot-activator.ts";
import { createSnapshotStore } from "./snapshot-store.ts";
import { watchEnvironment } from "./watch-environment.ts";

interface Dependencies {
  setKeys: SetKeys;
  renderer: Renderer;
  onLive(live: LiveSnapshot): void;
  /** Called while no snapshot is live, when the registry has not provided a usable one. */
  onNothing(): void;
  log: Log;
  metrics: Metrics;
}

export interface Environment {
  /** The snapshot that pages are rendered from; at first it may be partial. */
  live(): LiveSnapshot | undefined;
  /** The revision that is served completely, and what prevents a newer one. */
  standing(): Pick<HealthReport, "revision" | "refused">;
  keys: Pick<TrustedKeys, "find">;
  files: ReleaseFiles;
  manifests: KnownManifests;
  /** Prepares a release that is not served, for previews. */
  prepareApart(manifest: FragmentManifest): Promise<Preparation>;
  stop(): Promise<void>;
}

/** Follows the served snapshot of one environment, first from disk and then from the registry. No page waits for it. */
export function followEnvironment(config: Config, dependencies: Dependencies): Environment {
  const { log } = dependencies;
  const { SHELL_REGISTRY_URL: registryUrl, SHELL_ENVIRONMENT: environment, SHELL_DATA_DIR: folder } = config;
  const files = createReleaseFiles(join(folder, "releases", "files"), registryUrl);
  const manifests = createKnownManifests(join(folder, "releases", "manifests"));
  const retention = createRetention({ files, manifests, maxBytes: config.SHELL_RELEASES_MB * 2 ** 20, log });
  const { renderer } = dependencies;
  const previewed = { load: (manifest: FragmentManifest, file: string) => renderer.loadPreviewed(manifest, file) };
  let keeping: Promise<void> = Promise.resolve();
  const store = createSnapshotStore(join(folder, "snapshots", environment));
  const ring = new KeyRing({ ...dependencies, set: dependencies.setKeys });
  const activator = new SnapshotActivator({
    ...dependencies,
    store,
    keys: ring,
    environment,
    allowJump: config.SHELL_ALLOW_REVISION_JUMP,
    prepare: (manifest) =>
      retention.prepare(manifest, () => prepareRelease(manifest, { ...dependencies, files, manifests })),
    onLive(live) {
      dependencies.onLive(live);
      if (live.isPartial) return;
      retention.switchTo(live);
      const kept = keepEarlier(live, { files, manifests, log });
      keeping = keeping.then(() => kept);
      watch.checkExpiry();
    },
  });
  const watch = watchEnvironment({ ...dependencies, activator, ring });
  const keys = followKeys({
    registryUrl,
    ring,
    store,
    log,
    onTaken: () => activator.forgetRevoked(),
    onFailure: (reason) => watch.failed(reason),
  });
  const fromDisk = keys.startFromDisk().then(() => activator.startFromDisk());
  const started = fromDisk.catch((error: unknown) => {
    log.error({ event: "stored_snapshot.read_failed", err: error }, "no snapshot could be read from disk");
  });
  const polling = started.then(() => askRegistry(config, { ...dependencies, activator, keys, watch }));

  return {
    live: () => activator.current(),
    standing: () => activator.standing(),
    keys: ring,
    files,
    manifests,
    prepareApart: (manifest) =>
      retention.prepare(manifest, () => prepareRelease(manifest, { renderer: previewed, files, manifests })),
    async stop() {
      watch.stop();
      // The activator first: a download that is aborted here is no fault of its release.
      const stopping = [activator.stop(), files.stop()];
      await (await polling).stop();
      await Promise.all([...stopping, keeping, retention.stop()]);
    },
  };
}

interface RegistryCaller extends Pick<Dependencies, "onNothing"> {
  activator: SnapshotActivator;
  keys: ReturnType<typeof followKeys>;
  watch: ReturnType<typeof watchEnvironment>;
}

function askRegistry(config: Config, { activator, keys, watch, onNothing }: RegistryCaller) {
  const tellNothing = () => {
    if (!activator.current()) onNothing();
  };
  return pollRegistry({
    registryUrl: config.SHELL_REGISTRY_URL,
    environment: config.SHELL_ENVIRONMENT,
    pollMs: config.SHELL_POLL_SECONDS * 1000,
    async onSnapshot(text) {
      const isTaken = await activator.offer(text);
      if (!isTaken) tellNothing();
      return isTaken;
    },
    async onAnswer(signal) {
      watch.heard();
      await keys.refresh(signal);
      watch.checkKeys();
    },
    onFailure(reason) {
      watch.failed(reason);
      tellNothing();
    },
  });
}
