import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { galleryBuild, galleryFolders } from "@zhian/build/gallery-build";
import { writeGallery } from "@zhian/build/gallery-pages";
import { runWebpack } from "@zhian/build/run-webpack";
import { galleryDigest, galleryDigestFile } from "../build/gallery-build.ts";

/** Builds the gallery of the site's parts into the shell's dist/, which serves it. Returns a one-line summary. Throws webpack's errors. */
export async function buildGallery(root: string): Promise<string> {
  const startedAt = performance.now();
  const digest = await galleryDigest(root);
  const dist = join(root, "shell/dist");
  const { stats } = await runWebpack(galleryBuild(join(root, "tools/gallery"), dist));
  const [browser] = stats;
  if (!browser) throw new Error("the gallery has no browser build");
  await writeGallery(dist, browser.compilation);
  await rm(join(dist, galleryFolders.server), { recursive: true, force: true });
  await writeFile(join(dist, galleryDigestFile), digest);
  return `gallery in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
