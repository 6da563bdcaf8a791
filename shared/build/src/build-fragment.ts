import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Configuration } from "webpack";
import { exposedTypes, exposedTypesFile } from "./exposed-types.ts";
import { fragmentVersion } from "./fragment-build.ts";
import { nameEntry } from "./name-entry.ts";
import { readDefinition } from "./read-definition.ts";
import { writeManifest } from "./release-manifest.ts";
import { runWebpack } from "./run-webpack.ts";
import { gitCommit, sourceDigest } from "./source-digest.ts";

/**
 * Builds the fragment in `dir`: webpack.config.ts → dist/ with its fragment.json. Returns a one-line summary. Throws with
 * webpack's errors.
 */
export async function buildFragment(dir: string): Promise<string> {
  const startedAt = performance.now();
  const { default: configs } = (await import(pathToFileURL(join(dir, "webpack.config.ts")).href)) as {
    default: Configuration[];
  };
  const fragment = await readDefinition(dir);

  const dist = join(dir, "dist");
  await rm(dist, { recursive: true, force: true });
  const source = { digest: await sourceDigest(dir), ...gitCommit(dir) };
  const stats = await runWebpack(configs);
  const [browser] = stats.stats;
  if (!browser) throw new Error(`${dir}/webpack.config.ts has no browser build`);
  const entry = await nameEntry(dist, "remoteEntry.js");
  await completeFederationManifest(dist, entry);
  await writeFile(join(dist, exposedTypesFile), exposedTypes(fragment.name));
  const version = fragmentVersion(dir);
  const manifest = await writeManifest({ dist, fragment, version, entry, browser: browser.compilation, source });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return `${manifest.name} ${manifest.version}: ${Object.keys(manifest.files).length} files in ${seconds} s`;
}

/** The federation plugin writes it before the entry has its name, and without types; its statistics are only of use during the build. */
async function completeFederationManifest(dist: string, entryName: string): Promise<void> {
  await rm(join(dist, "mf-stats.json"), { force: true });
  const path = join(dist, "mf-manifest.json");
  const text = (await readFile(path, "utf8")).replaceAll('"remoteEntry.js"', `"${entryName}"`);
  // The plugin's own format.
  const manifest = JSON.parse(text) as { metaData: { types: { api: string } } };
  manifest.metaData.types.api = exposedTypesFile;
  await writeFile(path, JSON.stringify(manifest));
}

// `npm run build -w mf-…`
if (import.meta.main) console.log(await buildFragment(process.cwd()));
