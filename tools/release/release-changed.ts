import { sourceDigest } from "@zhian/build/source-digest";
import type { BuildJob } from "../build/build-queue.ts";
import { type FragmentFolder, readFragmentFolders } from "../build/fragment-folders.ts";
import { readBuilt } from "../build/read-built.ts";
import { runFragments } from "./fragments-cli.ts";
import { planRelease, type ReleasePlan } from "./plan-release.ts";
import { fetchReleases, fetchServed } from "./registry-api.ts";
import type { ReleaseTarget } from "./release-target.ts";

export type PlannedRelease = ReleasePlan & { fragment: FragmentFolder };

/** Plans the work for each fragment from the registry and the disk. */
export async function planReleases({ root, registryUrl, environment }: ReleaseTarget): Promise<PlannedRelease[]> {
  const served = await fetchServed(registryUrl, environment);
  return Promise.all(
    readFragmentFolders(root).map(async (fragment) => ({
      fragment,
      ...planRelease({
        digest: await sourceDigest(fragment.dir),
        version: fragment.version,
        published: await fetchReleases(registryUrl, fragment.name),
        built: await readBuilt(fragment.dir),
        served: served.get(fragment.name) ?? null,
      }),
    })),
  );
}

/** The build that a plan requires; null if dist/, or the registry, already has these sources. */
export function plannedBuild(
  { root, logDir }: ReleaseTarget,
  { fragment: { name }, build }: PlannedRelease,
): BuildJob | null {
  return build === null ? null : { root, logDir, workspace: name, version: build };
}

/** Publishes and promotes the plan's version. Its build must be done. */
export async function release(
  target: ReleaseTarget,
  { fragment: { name }, publish, promote }: PlannedRelease,
): Promise<void> {
  // Builds are compared by content; a file restored by git is newer than its build, but the same.
  if (publish !== null) await runFragments(target, ["publish", name, "--as-built"]);
  if (promote !== null) await runFragments(target, promotion(target, name, promote));
}

/** Publishes and promotes the builds, one fragment after another: every promotion is a separate revision. */
export async function releaseChanged(
  target: ReleaseTarget,
  plans: readonly PlannedRelease[],
  detail: (text: string) => void,
): Promise<void> {
  const changed = plans.filter(changesAnything);
  for (const plan of changed) {
    detail(`${plan.fragment.name} ${plan.publish ?? plan.promote ?? ""}`);
    await release(target, plan);
  }
  detail(changed.length === 0 ? "nothing changed" : changed.map(({ fragment }) => fragment.name).join(", "));
}

export function changesAnything({ publish, promote }: PlannedRelease): boolean {
  return publish !== null || promote !== null;
}

function promotion({ environment }: ReleaseTarget, name: string, version: string) {
  return ["promote", name, version, "--env", environment, "--reason", "the sources of this folder"];
}
