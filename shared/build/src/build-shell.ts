import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "webpack";
import { writeGallery } from "./gallery-pages.ts";
import { runWebpack } from "./run-webpack.ts";
import { writeAssets } from "./shell-assets.ts";
import { gitCommit, sourceDigest } from "./source-digest.ts";

/**
 * Builds the shell in `dir`: webpack.config.ts → dist/browser/, dist/assets.json and dist/gallery/. Answers with a line that sums it
 * up. Throws with webpack's errors.
 */
export async function buildShell(dir: string): Promise<string> {
  const startedAt = performance.now();
  const config: unknown = await import(pathToFileURL(join(dir, "webpack.config.ts")).href);
  const { default: configs } = config as { default: Configuration[] };

  const dist = join(dir, "dist");
  await rm(dist, { recursive: true, force: true });
  const source = { digest: await sourceDigest(dir), ...gitCommit(dir) };
  const stats = await runWebpack(configs);
  const [browser, , gallery] = stats.stats;
  if (!browser || !gallery) throw new Error(`${dir}/webpack.config.ts has no browser build, or none of the gallery`);
  const { files } = await writeAssets({ dist, browser: browser.compilation, source });
  await writeGallery(dist, gallery.compilation);
  await rm(join(dist, "gallery-server"), { recursive: true, force: true });
  return `shell: ${Object.keys(files).length} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

// `npm run build -w shell`
if (import.meta.main) console.log(await buildShell(process.cwd()));
