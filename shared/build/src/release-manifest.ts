import type { Assets, FragmentDefinition, FragmentManifest } from "@zhian/contracts/fragment";
import { globalName } from "@zhian/contracts/global-name";
import { writeRelease } from "@zhian/release/write-release";
import type { Compilation } from "webpack";
import { sharedVersions } from "./shared-versions.ts";
import { usedExports } from "./used-exports.ts";
import { exposedChunk } from "./whole-entry.ts";

interface ReleaseParts {
  /** The output folder of the build, to which `fragment.json` is written, too. */
  dist: string;
  fragment: FragmentDefinition;
  version: string;
  /** File name of the remote entry. */
  entry: string;
  browser: Compilation;
  source: FragmentManifest["source"];
}

/** Writes the manifest of a release, with its chunks by their webpack names. Throws as `writeRelease` does. */
export async function writeManifest(parts: ReleaseParts): Promise<FragmentManifest> {
  const { fragment, entry, browser, ...rest } = parts;
  const global = globalName(fragment.name);
  return writeRelease({
    ...rest,
    definition: fragment,
    definedIn: `${fragment.name}/src/fragment.ts`,
    browser: { global, entry, expose: "./app", ...chunkAssets(browser, global) },
    shared: sharedVersions(),
    uses: await usedExports(browser),
  });
}

function chunkAssets(browser: Compilation, global: string): Pick<FragmentManifest["browser"], "initial" | "chunks"> {
  const groups = [...browser.namedChunkGroups].map(([name, group]) => [name, toAssets(group.getFiles())] as const);
  const initial = groups.find(([name]) => name === exposedChunk)?.[1];
  const entry = groups.find(([name]) => name === global)?.[1];
  if (!initial || !entry) throw new Error("the build has no entry, or no chunk for ./app");
  const lazy = groups
    .filter(([name]) => name !== exposedChunk && name !== global)
    .map(([name, { js, css }]): [string, Assets] => {
      // Parts that are hydrated late are visible from the start.
      const late = groups.find(([other]) => other === `${name}-late`)?.[1].css ?? [];
      return [name, { js, css: [...new Set([...css, ...late])] }];
    });
  return {
    // The entry is listed separately, with its own hash.
    initial: { js: initial.js.filter((path) => !entry.js.includes(path)), css: initial.css },
    chunks: Object.fromEntries(lazy),
  };
}

function toAssets(files: readonly string[]): Assets {
  return { js: files.filter((path) => path.endsWith(".js")), css: files.filter((path) => path.endsWith(".css")) };
}
