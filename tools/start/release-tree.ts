import { type BuildQueue, createBuildQueue } from "../build/build-queue.ts";
import { galleryBuild } from "../build/gallery-build.ts";
import { mirrorBuild } from "../build/mirror-build.ts";
import { shellBuild } from "../build/shell-build.ts";
import {
  changesAnything,
  type PlannedRelease,
  plannedBuild,
  planReleases,
  release,
} from "../release/release-changed.ts";
import type { ReleaseTarget } from "../release/release-target.ts";

interface TreeRelease {
  target: ReleaseTarget;
  /** Resolves when the registry responds; builds that do not need it run meanwhile. */
  registryIsReady: Promise<unknown>;
  detail: (text: string) => void;
}

/** Builds what has changed, and publishes and promotes each fragment as soon as it is built. */
export async function releaseTree({ target, registryIsReady, detail }: TreeRelease): Promise<void> {
  const queue = createBuildQueue(detail);
  try {
    const [builtOfShell, released] = await Promise.all([
      shellBuild(target).then((jobs) => Promise.all(jobs.map((job) => queue.add(job)))),
      registryIsReady.then(() => planReleases(target)).then((plans) => releaseAsBuilt(target, queue, plans)),
    ]);
    const last = [...(await galleryBuild(target)), ...(await mirrorBuild(target))];
    await Promise.all(last.map((job) => queue.add(job)));
    detail(
      builtOfShell.length + released.length === 0 ? "nothing changed" : `released ${released.join(", ") || "nothing"}`,
    );
  } finally {
    await queue.end();
  }
}

/** Returns the names of the released fragments. One release after another: each promotion is a separate revision. */
async function releaseAsBuilt(
  target: ReleaseTarget,
  queue: BuildQueue,
  plans: readonly PlannedRelease[],
): Promise<string[]> {
  const changed = plans.filter(changesAnything);
  let last = Promise.resolve();
  await Promise.all(
    changed.map(async (plan) => {
      const job = plannedBuild(target, plan);
      if (job) await queue.add(job);
      last = last.then(() => release(target, plan));
      await last;
    }),
  );
  return changed.map(({ fragment }) => fragment.name);
}
