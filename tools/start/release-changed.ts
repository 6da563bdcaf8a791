import { sourceDigest } from "@zhian/build/source-digest";
import { buildWorkspace } from "../build/build-workspace.ts";
import { type FragmentFolder, readFragmentFolders } from "../build/fragment-folders.ts";
import { readBuilt } from "../build/read-built.ts";
import { runBuilds } from "../build/run-builds.ts";
import { shellBuild } from "../build/shell-build.ts";
import type { StartConfig } from "./config.ts";
import { runFragments } from "./fragments-cli.ts";
import { planRelease, type ReleasePlan } from "./plan-release.ts";
import { fetchReleases, fetchServed } from "./registry-api.ts";

export type PlannedRelease = ReleasePlan & { fragment: FragmentFolder };

/** Asks the registry and the disk what has to be done, for each fragment. */
export async function planReleases({ root, servers, environment }: StartConfig): Promise<PlannedRelease[]> {
  const served = await fetchServed(servers.registry.url, environment);
  return Promise.all(
    readFragmentFolders(root).map(async (fragment) => ({
      fragment,
      ...planRelease({
        digest: await sourceDigest(fragment.dir),
        version: fragment.version,
        published: await fetchReleases(servers.registry.url, fragment.name),
        built: await readBuilt(fragment.dir),
        served: served.get(fragment.name) ?? null,
      }),
    })),
  );
}

/** Builds what the plans ask for, and the shell when it changed. */
export async function buildChanged(
  config: StartConfig,
  plans: readonly PlannedRelease[],
  detail: (text: string) => void,
): Promise<void> {
  const jobs = plans.flatMap(({ fragment, build }) => {
    if (build === null) return [];
    return [
      { name: fragment.name, run: () => buildWorkspace({ ...config, workspace: fragment.name, version: build }) },
    ];
  });
  await runBuilds([...(await shellBuild(config)), ...jobs], detail);
}

/** Publishes and promotes, one fragment after the other: every promotion is a revision of its own. */
export async function releaseChanged(
  config: StartConfig,
  plans: readonly PlannedRelease[],
  detail: (text: string) => void,
): Promise<void> {
  let changed = 0;
  for (const { fragment, publish, promote } of plans) {
    if (publish !== null || promote !== null) changed += 1;
    detail(`${fragment.name} ${publish ?? promote ?? ""}`.trim());
    if (publish !== null) await runFragments(config, ["publish", fragment.name]);
    if (promote !== null) await runFragments(config, promotion(config, fragment.name, promote));
  }
  detail(changed === 0 ? "nothing changed" : `${changed} of ${plans.length} fragments`);
}

function promotion({ environment }: StartConfig, name: string, version: string) {
  return ["promote", name, version, "--env", environment, "--reason", "npm start: sources of this folder"];
}
