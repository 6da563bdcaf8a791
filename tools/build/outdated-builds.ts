import { sourceDigest } from "@zhian/build/source-digest";
import type { BuildJob } from "./build-queue.ts";
import { readFragmentFolders } from "./fragment-folders.ts";
import { readBuilt } from "./read-built.ts";
import { shellBuild } from "./shell-build.ts";

interface Places {
  root: string;
  logDir: string;
  /** Each version includes a digest of its sources, so that different sources never get the same one. */
  marksVersions?: boolean;
}

const markChars = 8;

/** The builds of each fragment, and of the shell, whose dist/ was not made from the current sources. */
export async function outdatedBuilds({ root, logDir, marksVersions = false }: Places): Promise<BuildJob[]> {
  const places = { root, logDir };
  const fragments = await Promise.all(
    readFragmentFolders(root).map(async ({ name, dir, version }) => {
      const digest = await sourceDigest(dir);
      if ((await readBuilt(dir))?.digest === digest) return [];
      const marked = marksVersions ? { version: `${version}-sources.x${digest.slice(0, markChars)}` } : {};
      return [{ ...places, workspace: name, ...marked }];
    }),
  );
  return [...(await shellBuild(places)), ...fragments.flat()];
}
