import { readFragmentFolders } from "../build/fragment-folders.ts";
import { readBuilt } from "../build/read-built.ts";
import { CommandError } from "../progress/print-failure.ts";
import { runFragments } from "../release/fragments-cli.ts";
import { planRelease } from "../release/plan-release.ts";
import { fetchReleases, fetchServed } from "../release/registry-api.ts";
import type { ReleaseTarget } from "../release/release-target.ts";

/** Publishes and promotes existing builds, as at startup; releases that the registry has, or that an operator rolled back, are kept. */
export async function publishBuilt(target: ReleaseTarget, detail: (text: string) => void): Promise<void> {
  const { root, registryUrl, environment } = target;
  const served = await fetchServed(registryUrl, environment);
  for (const { name, dir } of readFragmentFolders(root)) {
    const built = await readBuilt(dir);
    if (!built) throw new CommandError(`${name} is not built.`);
    const published = await fetchReleases(registryUrl, name);
    const { build, publish, promote } = planRelease({
      ...built,
      published,
      built,
      served: served.get(name) ?? null,
    });
    if (build !== null)
      throw new CommandError(`${name} ${built.version} was already published with different bytes: raise its version.`);
    detail(`${name} ${publish ?? promote ?? "is already there"}`);
    if (publish !== null) await runFragments(target, ["publish", name, "--as-built"]);
    if (promote === null) continue;
    const reason = "the sources of this image";
    await runFragments(target, ["promote", name, promote, "--env", environment, "--reason", reason]);
  }
}
