import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Configuration } from "webpack";
import { writeGallery } from "./gallery-pages.ts";
import { runWebpack } from "./run-webpack.ts";
import { writeAssets } from "./shell-assets.ts";
import { gitCommit, sourceDigest } from "./source-digest.ts";

/** `npm run build -w shell`: webpack.config.ts → dist/browser/, dist/assets.json and dist/gallery/. */
const dir = process.cwd();
const startedAt = performance.now();
const { default: configs } = (await import(join(dir, "webpack.config.ts"))) as { default: Configuration[] };

await rm(join(dir, "dist"), { recursive: true, force: true });
const source = { digest: await sourceDigest(dir), ...gitCommit(dir) };
const stats = await runWebpack(configs);
const [browser, gallery] = stats.stats;
if (!browser || !gallery) throw new Error(`${dir}/webpack.config.ts has no browser build, or none of the gallery`);
const { files } = await writeAssets({ dist: join(dir, "dist"), browser: browser.compilation, source });
await writeGallery(join(dir, "dist"), gallery.compilation);
await rm(join(dir, "dist/gallery-server"), { recursive: true, force: true });
console.log(`shell: ${Object.keys(files).length} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
