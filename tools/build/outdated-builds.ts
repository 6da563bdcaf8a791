import { sourceDigest } from "@zhian/build/source-digest";
import { buildWorkspace } from "./build-workspace.ts";
import { readFragmentFolders } from "./fragment-folders.ts";
import { readBuilt } from "./read-built.ts";
import type { BuildJob } from "./run-builds.ts";
import { shellBuild } from "./shell-build.ts";

/** The builds of every fragment, and of the shell, whose dist/ was not made from the sources as they stand. */
export async function outdatedBuilds(places: { root: string; logDir: string }): Promise<BuildJob[]> {
  const fragments = await Promise.all(
    readFragmentFolders(places.root).map(async ({ name, dir }) => {
      const built = await readBuilt(dir);
      if (built?.digest === (await sourceDigest(dir))) return [];
      return [{ name, run: () => buildWorkspace({ ...places, workspace: name }) }];
    }),
  );
  return [...(await shellBuild(places)), ...fragments.flat()];
}
