import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceDigest } from "@zhian/build/source-digest";
import { buildWorkspace } from "./build-workspace.ts";
import type { BuildJob } from "./run-builds.ts";

interface Places {
  root: string;
  logDir: string;
}

/** The build of the shell's browser half, when its sources differ from those of the last build that a command here made. */
export async function shellBuild({ root, logDir }: Places): Promise<BuildJob[]> {
  const digest = await sourceDigest(join(root, "shell"));
  const marker = join(root, "shell/dist/.source-digest");
  const isBuilt = existsSync(marker) && existsSync(join(root, "shell/dist/assets.json"));
  if (isBuilt && (await readFile(marker, "utf8")) === digest) return [];
  const run = async () => {
    await buildWorkspace({ root, workspace: "shell", logDir });
    await writeFile(marker, digest);
  };
  return [{ name: "shell", run }];
}
