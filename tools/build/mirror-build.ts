import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesDigest } from "@zhian/build/source-digest";
import { mirror } from "./build-process.ts";
import type { BuildJob } from "./build-queue.ts";
import { readFragmentFolders } from "./fragment-folders.ts";
import { readBuilt } from "./read-built.ts";
import { builtDigest } from "./shell-build.ts";

/** What the mirror is made of besides the builds: the api's content, what answers from it, and what composes pages. */
const sources = [
  "api/content",
  "api/seed",
  "api/src/cms",
  "api/src/content",
  "shell/src/server",
  "shared",
  "tools/mirror",
];

/** The build of the mirror, when the one that lies in the shell's dist/ was made from other builds or content. To be asked once those are done. */
export async function mirrorBuild({ root, logDir }: { root: string; logDir: string }): Promise<BuildJob[]> {
  const known = await readFile(join(root, "shell/dist/mirror.digest"), "utf8").catch(() => "");
  return known === (await mirrorDigest(root)) ? [] : [{ root, logDir, workspace: mirror }];
}

/** Of all that the mirror is made of, as it lies there now. */
export async function mirrorDigest(root: string): Promise<string> {
  const fragments = await Promise.all(readFragmentFolders(root).map(({ dir }) => readBuilt(dir)));
  const builds = [await builtDigest(join(root, "shell")), ...fragments];
  return createHash("sha256")
    .update(JSON.stringify(builds))
    .update(await filesDigest(root, sources))
    .digest("hex");
}
