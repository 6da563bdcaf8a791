import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesDigest } from "@zhian/build/source-digest";
import { mirror } from "./build-process.ts";
import type { BuildJob } from "./build-queue.ts";
import { readFragmentFolders } from "./fragment-folders.ts";
import { readBuilt } from "./read-built.ts";
import { builtDigest } from "./shell-build.ts";

/** Inputs of the mirror besides the builds: the api's content, the code that serves it, and the code that composes pages. */
const sources = [
  "api/content",
  "api/seed",
  "api/src/cms",
  "api/src/content",
  "shell/src/server",
  "shared",
  "tools/mirror",
];

/** Returns the mirror's build if the one in the shell's dist/ is out of date. Call once the builds and content that it uses are done. */
export async function mirrorBuild({ root, logDir }: { root: string; logDir: string }): Promise<BuildJob[]> {
  const known = await readFile(join(root, "shell/dist/mirror.digest"), "utf8").catch(() => "");
  return known === (await mirrorDigest(root)) ? [] : [{ root, logDir, workspace: mirror }];
}

/** A digest of the current state of all inputs of the mirror. */
export async function mirrorDigest(root: string): Promise<string> {
  const fragments = await Promise.all(readFragmentFolders(root).map(({ dir }) => readBuilt(dir)));
  const builds = [await builtDigest(join(root, "shell")), ...fragments];
  return createHash("sha256")
    .update(JSON.stringify(builds))
    .update(await filesDigest(root, sources))
    .digest("hex");
}
