import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "webpack";
import { providedExports } from "./provided-exports.ts";
import { runWebpack } from "./run-webpack.ts";
import { writeAssets } from "./shell-assets.ts";
import { gitCommit, sourceDigest } from "./source-digest.ts";

/**
 * Builds the shell in `dir`: webpack.config.ts → dist/browser/ and dist/assets.json. Returns a one-line summary. Throws
 * with webpack's errors.
 */
export async function buildShell(dir: string): Promise<string> {
  const startedAt = performance.now();
  const config: unknown = await import(pathToFileURL(join(dir, "webpack.config.ts")).href);
  const { default: configs } = config as { default: Configuration[] };

  const dist = join(dir, "dist");
  await rm(dist, { recursive: true, force: true });
  const source = { digest: await sourceDigest(dir), ...gitCommit(dir) };
  const stats = await runWebpack(configs);
  const [browser] = stats.stats;
  if (!browser) throw new Error(`${dir}/webpack.config.ts has no browser build`);
  const { compilation } = browser;
  const { files } = await writeAssets({ dist, browser: compilation, source, exports: providedExports(compilation) });
  return `shell: ${Object.keys(files).length} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

// `npm run build -w shell`
if (import.meta.main) console.log(await buildShell(process.cwd()));
