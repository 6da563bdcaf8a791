import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Log } from "@zhian/server/log";
import { chooseSurplus, nameOf } from "../releases/choose-surplus.ts";
import type { KnownManifests } from "../releases/known-manifests.ts";
import type { Release } from "../releases/release.ts";
import type { ReleaseFiles } from "../releases/release-files.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";
import { Preparations } from "./preparations.ts";

interface Dependencies {
  files: Pick<ReleaseFiles, "removeAllBut">;
  manifests: Pick<KnownManifests, "list" | "touch" | "forget">;
  maxBytes: number;
  log: Log;
  now?: () => number;
}

export interface Retention {
  /**
   * Prepares a release, of the next snapshot or for a preview, while nothing is being deleted. It counts as in use until the first
   * `switchTo` after it is prepared.
   */
  prepare<T>(manifest: FragmentManifest, work: () => Promise<T>): Promise<T>;
  /** Deletes copies that nothing needs any more, a while later. */
  switchTo(live: LiveSnapshot): void;
  stop(): Promise<void>;
}

/** There is no hurry, and one change of a release is often followed by another. */
const pauseMs = 5_000;
/** Workers and pages of the previous snapshots may still be using their files. */
const livesInUse = 3;

/** Keeps the disk from filling with releases: their copies are deleted when no tab can be open on them any more. */
export function createRetention({ files, manifests, maxBytes, log, now = Date.now }: Dependencies): Retention {
  const preparations = new Preparations();
  const lives: (readonly Release[])[] = [];
  /** The releases that pages of the current snapshot may fall back to. */
  let earlier: readonly FragmentManifest[] = [];
  let touching: Promise<void> = Promise.resolve();
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function touch(left: readonly Release[]): Promise<void> {
    for (const { manifest } of left) await manifests.touch(manifest, new Date(now()));
  }

  async function sweep(): Promise<void> {
    await Promise.all([preparations.ended(), touching]);
    const time = now();
    const held = [...lives.flat().map(({ manifest }) => manifest), ...earlier];
    const inUse = new Set([...preparations.releases(), ...held.map(nameOf)]);
    const releases = await manifests.list();
    const surplus = new Set(chooseSurplus(releases, { inUse, maxBytes, now: time }));
    for (const { manifest } of surplus) await manifests.forget(manifest);
    const kept = releases.filter((release) => !surplus.has(release)).map(({ manifest }) => manifest);
    const needed = [...kept, ...held];
    const integrities = needed.flatMap((manifest) => Object.values(manifest.files).map(({ integrity }) => integrity));
    const removed = await files.removeAllBut(new Set(integrities));
    if (removed > 0)
      log.info(
        { event: "release_copies.deleted", releases: surplus.size, files: removed },
        "copies of old releases were deleted",
      );
  }

  function say(error: unknown): void {
    log.error({ event: "release_copies.delete_failed", err: error }, "copies of old releases could not be deleted");
  }

  return {
    async prepare(manifest, work) {
      await sweeping;
      return preparations.run(manifest, work);
    },
    switchTo({ deployments }) {
      const releases = deployments.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
      // One snapshot is prepared at a time: what has ended was for this one, or for one that never went live. A preview may still run.
      preparations.forgetEnded();
      const keys = new Set(releases.map(({ key }) => key));
      const left = lives[0]?.filter(({ key }) => !keys.has(key)) ?? [];
      lives.unshift(releases);
      lives.length = Math.min(lives.length, livesInUse);
      earlier = deployments.flatMap((deployment) => (deployment.earlier ? [deployment.earlier.manifest] : []));
      touching = touching.then(() => touch(left)).catch(say);
      timer ??= setTimeout(() => {
        timer = undefined;
        sweeping = sweeping.then(sweep).catch(say);
      }, pauseMs).unref();
    },
    async stop() {
      clearTimeout(timer);
      await Promise.all([preparations.ended(), touching, sweeping]);
    },
  };
}
