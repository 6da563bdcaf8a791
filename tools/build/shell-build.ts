import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceDigest } from "@zhian/build/source-digest";
import * as z from "zod";
import type { BuildJob } from "./build-queue.ts";

const assetsSchema = z.object({ source: z.object({ digest: z.string() }) });

/** Returns the build of the shell's browser half if the one in dist/ was made from other sources. */
export async function shellBuild({ root, logDir }: { root: string; logDir: string }): Promise<BuildJob[]> {
  const dir = join(root, "shell");
  if ((await builtDigest(dir)) === (await sourceDigest(dir))) return [];
  return [{ root, logDir, workspace: "shell" }];
}

export async function builtDigest(dir: string): Promise<string | null> {
  try {
    return assetsSchema.parse(JSON.parse(await readFile(join(dir, "dist/assets.json"), "utf8"))).source.digest;
  } catch {
    // Missing, incomplete or in another format: a build fixes all three.
    return null;
  }
}
