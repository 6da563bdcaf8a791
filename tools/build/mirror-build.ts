import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesDigest } from "@zhian/build/source-digest";
import { mirror } from "./build-process.ts";
import type { BuildJob } from "./build-queue.ts";
import { readFragmentFolders } from "./fragment-folders.ts";
import { readBuilt } from "./read-built.ts";
import { builtDigest } from "./shell-build.ts";

/** Inputs of the mirror besides the builds: the api's content, the code that answers from it, and the code that composes pages. */
const sources = [
  "api/content",
  "api/seed",
  "api/src/cms",
  "api/src/content",
  "shell/src/server",
  "shared",
  "tools/mirror",
];

/** The mirror's build, if the one in the shell's dist/ is out of date. Call after the builds and content that it is made from are done. */
export async function mirrorBuild({ root, logDir }: { root: string; logDir: string }): Promise<BuildJob[]> {
  const known = await readFile(join(root, "shell/dist/mirror.digest"), "utf8").catch(() => "");
  return known === (await mirrorDigest(root)) ? [] : [{ root, logDir, workspace: mirror }];
}

/** A digest of all inputs of the mirror in their present state. */
export async function mirrorDigest(root: string): Promise<string> {
  const fragments = await Promise.all(readFragmentFolders(root).map(({ dir }) => readBuilt(dir)));
  const builds = [await builtDigest(join(root, "shell")), ...fragments];
  return createHash("sha256")
    .update(JSON.stringify(builds))
    .update(await filesDigest(root, sources))
    .digest("hex");
}
