import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Configuration } from "webpack";
import { runWebpack } from "./run-webpack.ts";
import { writeAssets } from "./shell-assets.ts";
import { gitCommit, sourceDigest } from "./source-digest.ts";

/** `npm run build -w shell`: webpack.config.ts → dist/browser/ and dist/assets.json. */
const dir = process.cwd();
const startedAt = performance.now();
const { default: configs } = (await import(join(dir, "webpack.config.ts"))) as { default: Configuration[] };

await rm(join(dir, "dist"), { recursive: true, force: true });
const source = { digest: await sourceDigest(dir), ...gitCommit(dir) };
const stats = await runWebpack(configs);
const [browser] = stats.stats;
if (!browser) throw new Error(`${dir}/webpack.config.ts has no browser build`);
const { files } = await writeAssets({ dist: join(dir, "dist"), browser: browser.compilation, source });
console.log(`shell: ${Object.keys(files).length} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
