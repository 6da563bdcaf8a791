import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Log } from "../operate/log.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { chooseSurplus, nameOf } from "./choose-surplus.ts";
import type { KnownManifests } from "./known-manifests.ts";
import type { Release } from "./release.ts";
import type { ReleaseFiles } from "./release-files.ts";

interface Dependencies {
  files: Pick<ReleaseFiles, "removeAllBut">;
  manifests: Pick<KnownManifests, "list" | "touch" | "forget">;
  maxBytes: number;
  log: Log;
  now?: () => number;
}

export interface Retention {
  /** Prepares a release, at a time when nothing is deleted. From then on it counts as in use, for what it is prepared for is yet to come. */
  prepare<T>(manifest: FragmentManifest, work: () => Promise<T>): Promise<T>;
  /** Deletes copies that nothing needs any more, a while later. */
  switchTo(live: LiveSnapshot): void;
  stop(): Promise<void>;
}

/** Nothing hurries, and whoever changes one release may be about to change the next. */
const pauseMs = 5_000;
/** Workers and pages of the snapshots before may still be at it. */
const livesInUse = 3;

/** Keeps the disk from filling with releases: their copies are deleted when no tab can be open on them any more. */
export function createRetention({ files, manifests, maxBytes, log, now = Date.now }: Dependencies): Retention {
  const preparing = new Set<Promise<unknown>>();
  /** Names of releases that are ready, and not served yet. */
  const awaited = new Set<string>();
  const lives: (readonly Release[])[] = [];
  let touching: Promise<void> = Promise.resolve();
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function touch(left: readonly Release[]): Promise<void> {
    for (const { manifest } of left) await manifests.touch(manifest, new Date(now()));
  }

  async function sweep(): Promise<void> {
    await Promise.allSettled([...preparing, touching]);
    const time = now();
    const inUse = new Set([...awaited, ...lives.flat().map(({ manifest }) => nameOf(manifest))]);
    const releases = await manifests.list();
    const surplus = new Set(chooseSurplus(releases, { inUse, maxBytes, now: time }));
    for (const { manifest } of surplus) await manifests.forget(manifest);
    const kept = releases.filter((release) => !surplus.has(release)).map(({ manifest }) => manifest);
    const needed = [...kept, ...lives.flat().map(({ manifest }) => manifest)];
    const integrities = needed.flatMap((manifest) => Object.values(manifest.files).map(({ integrity }) => integrity));
    const removed = await files.removeAllBut(new Set(integrities));
    if (removed > 0) log.info({ releases: surplus.size, files: removed }, "copies of old releases were deleted");
  }

  function say(error: unknown): void {
    log.error({ fault: "copies_not_deleted", error }, "old copies could not be deleted");
  }

  return {
    async prepare(manifest, work) {
      await sweeping;
      const running = work();
      preparing.add(running);
      try {
        const prepared = await running;
        awaited.add(nameOf(manifest));
        return prepared;
      } finally {
        preparing.delete(running);
      }
    },
    switchTo({ deployments }) {
      const releases = deployments.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
      for (const { manifest } of releases) awaited.delete(nameOf(manifest));
      const keys = new Set(releases.map(({ key }) => key));
      const left = lives[0]?.filter(({ key }) => !keys.has(key)) ?? [];
      lives.unshift(releases);
      lives.length = Math.min(lives.length, livesInUse);
      touching = touching.then(() => touch(left)).catch(say);
      timer ??= setTimeout(() => {
        timer = undefined;
        sweeping = sweeping.then(sweep).catch(say);
      }, pauseMs).unref();
    },
    async stop() {
      clearTimeout(timer);
      await Promise.all([touching, sweeping]);
    },
  };
}
