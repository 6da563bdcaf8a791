import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  type Assets,
  type FragmentDefinition,
  type FragmentManifest,
  fragmentDefinitionSchema,
  fragmentManifestSchema,
} from "@zhian/contracts/fragment";
import type { ServerBundle } from "@zhian/contracts/render";
import type { Compilation } from "webpack";
import * as z from "zod/mini";
import { globalName, sharedVersions } from "./federation.ts";
import { hashRelease } from "./hash-files.ts";
import { exposedChunk } from "./whole-entry.ts";

interface ReleaseParts {
  /** Where the build has written; `fragment.json` goes there too. */
  dist: string;
  fragment: FragmentDefinition;
  version: string;
  /** File name of the remote entry. */
  entry: string;
  browser: Compilation;
  source: FragmentManifest["source"];
}

/** Writes `fragment.json`, and `hashes.json` for browsers. Throws a TypeError that names every fault when the definition is not one. */
export async function writeManifest(parts: ReleaseParts): Promise<FragmentManifest> {
  const { dist, fragment, version, entry, browser, source } = parts;
  const checked = fragmentDefinitionSchema.safeParse(fragment);
  if (!checked.success) throw new TypeError(`${fragment.name}/src/fragment.ts:\n${z.prettifyError(checked.error)}`);

  const files = await hashRelease(dist);
  const global = globalName(fragment.name);
  const server = find(files, /^server\/render\.[^/]+\.cjs$/);
  const manifest: FragmentManifest = {
    schema: 1,
    ...checked.data,
    version,
    browser: { global, entry, expose: "./app", ...chunkAssets(browser, global) },
    server: { entry: server },
    fallback: renderFallbacks(join(dist, server)),
    shared: sharedVersions(),
    files,
    source,
  };
  const whole = fragmentManifestSchema.safeParse(manifest);
  if (!whole.success) throw new TypeError(`${fragment.name}/dist is no release:\n${z.prettifyError(whole.error)}`);
  await writeFile(join(dist, "fragment.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

function find(files: FragmentManifest["files"], pattern: RegExp): string {
  const path = Object.keys(files).find((each) => pattern.test(each));
  if (!path) throw new Error(`the build has made no file like ${pattern.source}`);
  return path;
}

function chunkAssets(browser: Compilation, global: string): Pick<FragmentManifest["browser"], "initial" | "chunks"> {
  const groups = [...browser.namedChunkGroups].map(([name, group]) => [name, toAssets(group.getFiles())] as const);
  const initial = groups.find(([name]) => name === exposedChunk)?.[1];
  const entry = groups.find(([name]) => name === global)?.[1];
  if (!initial || !entry) throw new Error("the build has no entry, or no chunk for ./app");
  const lazy = groups
    .filter(([name]) => name !== exposedChunk && name !== global)
    .map(([name, { js, css }]): [string, Assets] => {
      // What is hydrated late is seen at once.
      const late = groups.find(([other]) => other === `${name}-late`)?.[1].css ?? [];
      return [name, { js, css: [...new Set([...css, ...late])] }];
    });
  return {
    // The entry is named for itself, by its own hash.
    initial: { js: initial.js.filter((path) => !entry.js.includes(path)), css: initial.css },
    chunks: Object.fromEntries(lazy),
  };
}

function toAssets(files: readonly string[]): Assets {
  return { js: files.filter((path) => path.endsWith(".js")), css: files.filter((path) => path.endsWith(".css")) };
}

function renderFallbacks(serverBundle: string): FragmentManifest["fallback"] {
  // Built a moment ago from this fragment's own src/server.tsx, whose type says so.
  const { fallback } = createRequire(import.meta.url)(serverBundle) as ServerBundle;
  return { en: fallback("en"), zh: fallback("zh") };
}
