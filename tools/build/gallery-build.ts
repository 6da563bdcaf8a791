import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesDigest } from "@zhian/build/source-digest";
import { gallery } from "./build-process.ts";
import type { BuildJob } from "./build-queue.ts";

const sources = ["shared/build", "shared/contracts", "shared/i18n", "shared/ui", "tools/gallery"];

/** In the shell's dist/. */
export const galleryDigestFile = "gallery.digest";

/** Returns the gallery's build if the one in the shell's dist/ is out of date. Call after the shell's, which empties dist/. */
export async function galleryBuild({ root, logDir }: { root: string; logDir: string }): Promise<BuildJob[]> {
  const known = await readFile(join(root, "shell/dist", galleryDigestFile), "utf8").catch(() => "");
  return known === (await galleryDigest(root)) ? [] : [{ root, logDir, workspace: gallery }];
}

/** A digest of everything that the gallery is made from. */
export async function galleryDigest(root: string): Promise<string> {
  return filesDigest(root, sources);
}
