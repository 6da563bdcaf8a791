import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./compile.ts";
import { filesOf, followImports, targetOf } from "./follow-imports.ts";
import { listEntries, type Target } from "./list-entries.ts";
import { ambientTypes, assetFolders, ofTheShell, programs, published, publishedParts } from "./published.ts";
import { ownImports, renameImports } from "./rename-imports.ts";

/** By subpath of the package, such as `./ui/button`: paths of its sources, relative to the root. */
export type Entries = Map<string, Target>;

interface Places {
  root: string;
  work: string;
  outDir: string;
}

/** Everything that a team may import. */
export function publicEntries(root: string): Entries {
  const entries: Entries = new Map();
  for (const folder of published) {
    for (const [subpath, target] of listEntries(root, `shared/${folder}`)) {
      const name = named(folder, subpath);
      if (!ofTheShell.has(name)) entries.set(name, target);
    }
  }
  for (const [folder, subpaths] of Object.entries(publishedParts)) {
    const all = listEntries(root, `shared/${folder}`);
    for (const subpath of subpaths) {
      const target = all.get(subpath);
      if (!target) throw new Error(`shared/${folder} exports no ${subpath}`);
      entries.set(named(folder, subpath), target);
    }
  }
  return entries;
}

/**
 * Compiles the entries, the programs, and everything that they import; their imports from other workspaces also become subpaths. Returns
 * all subpaths.
 */
export async function compileEntries(places: Places): Promise<Entries> {
  const { root, outDir } = places;
  const entries = publicEntries(root);
  for (;;) {
    const scripts = [...entries.values()].flatMap(filesOf).filter((file) => /\.tsx?$/.test(file));
    const sources = followImports(root, [...scripts, ...programs, ...assetScripts(root)]);
    for (const [subpath, target] of sources.entries) entries.set(subpath, target);
    const files = [...sources.files].filter((file) => !file.endsWith(".mjs"));
    await compile({ ...places, files: [...files, ...ambientTypes] });
    const inferred = inferredEntries(root, outDir, entries);
    if (inferred.size === 0) return entries;
    for (const [subpath, target] of inferred) entries.set(subpath, target);
  }
}

/** Scripts that are copied unchanged. */
function assetScripts(root: string): string[] {
  return assetFolders.flatMap((folder) => globSync(`${folder}/**/*.mjs`, { cwd: root }));
}

/** Modules that a declaration refers to but no source imports: types inferred by the compiler. */
function inferredEntries(root: string, outDir: string, entries: Entries): Entries {
  const inferred: Entries = new Map();
  for (const path of globSync("**/*.d.ts", { cwd: outDir })) {
    for (const subpath of ownImports(renameImports(readFileSync(join(outDir, path), "utf8")))) {
      if (!entries.has(`./${subpath}`)) inferred.set(`./${subpath}`, targetOf(root, subpath));
    }
  }
  return inferred;
}

function named(folder: string, subpath: string): string {
  return folder === "fragment" ? subpath : `./${folder}/${subpath.slice(2)}`;
}
