import { sourceDigest } from "@zhian/build/source-digest";
import { buildWorkspace } from "../build/build-workspace.ts";
import { type FragmentFolder, readFragmentFolders } from "../build/fragment-folders.ts";
import { readBuilt } from "../build/read-built.ts";
import type { BuildJob } from "../build/run-builds.ts";
import { runFragments } from "./fragments-cli.ts";
import { planRelease, type ReleasePlan } from "./plan-release.ts";
import { fetchReleases, fetchServed } from "./registry-api.ts";
import type { ReleaseTarget } from "./release-target.ts";

export type PlannedRelease = ReleasePlan & { fragment: FragmentFolder };

/** Asks the registry and the disk what has to be done, for each fragment. */
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

/** The builds that the plans ask for. */
export function plannedBuilds(target: ReleaseTarget, plans: readonly PlannedRelease[]): BuildJob[] {
  return plans.flatMap(({ fragment: { name }, build }) =>
    build === null ? [] : [{ name, run: () => buildWorkspace({ ...target, workspace: name, version: build }) }],
  );
}

/** Publishes and promotes, one fragment after the other: every promotion is a revision of its own. */
export async function releaseChanged(
  target: ReleaseTarget,
  plans: readonly PlannedRelease[],
  detail: (text: string) => void,
): Promise<void> {
  const changed = plans.filter(({ publish, promote }) => publish !== null || promote !== null);
  for (const { fragment, publish, promote } of changed) {
    detail(`${fragment.name} ${publish ?? promote ?? ""}`);
    // What was built is compared by its content; a file that git has put back is newer than its build, and the same.
    if (publish !== null) await runFragments(target, ["publish", fragment.name, "--as-built"]);
    if (promote !== null) await runFragments(target, promotion(target, fragment.name, promote));
  }
  detail(changed.length === 0 ? "nothing changed" : changed.map(({ fragment }) => fragment.name).join(", "));
}

function promotion({ environment }: ReleaseTarget, name: string, version: string) {
  return ["promote", name, version, "--env", environment, "--reason", "the sources of this folder"];
}
