import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./compile.ts";
import { listEntries, type Target } from "./list-entries.ts";
import { ambientTypes, ofTheShell, packageName, programs, published, publishedParts } from "./published.ts";
import { ownImports, renameImports } from "./rename-imports.ts";

/** Subpath of the package, `./ui/button`, by what stands there: paths of sources below the root. */
export type Entries = Map<string, Target>;

interface Places {
  root: string;
  work: string;
  outDir: string;
}

const sourcePattern = `{shared/{${[...published, "build", "release"].join()}}/src/*,registry/src/{cli,model}/*,tools/conformance/**/*}.{ts,tsx,mjs}`;

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
 * Compiles the entries, the programs, and whatever they import of other workspaces, which becomes a subpath too: the compiler takes an
 * import by name for a package that is there already. Gives all subpaths.
 */
export async function compileEntries(places: Places): Promise<Entries> {
  const entries = publicEntries(places.root);
  // Most of them are known from the sources: each run of the compiler takes seconds.
  const likely = missingEntries(places.root, { dir: places.root, pattern: sourcePattern }, entries);
  for (const [subpath, target] of likely) entries.set(subpath, target);
  for (;;) {
    const files = [...new Set([...[...entries.values()].flatMap(filesOf), ...programs])];
    await compile({ ...places, files: [...files.filter((file) => /\.tsx?$/.test(file)), ...ambientTypes] });
    const missing = missingEntries(places.root, { dir: places.outDir, pattern: "**/*.{js,d.ts}" }, entries);
    if (missing.size === 0) return entries;
    for (const [subpath, target] of missing) entries.set(subpath, target);
  }
}

function missingEntries(root: string, { dir, pattern }: { dir: string; pattern: string }, entries: Entries): Entries {
  const missing: Entries = new Map();
  for (const path of globSync(pattern, { cwd: dir })) {
    if (/[.]test[.]tsx?$/.test(path)) continue;
    for (const subpath of ownImports(renameImports(readFileSync(join(dir, path), "utf8")))) {
      const name = `./${subpath}`;
      if (entries.has(name) || missing.has(name)) continue;
      missing.set(name, targetOf(root, subpath));
    }
  }
  return missing;
}

function targetOf(root: string, subpath: string): Target {
  const [folder = "", ...rest] = subpath.split("/");
  const dir = `shared/${folder}`;
  const target = existsSync(join(root, dir))
    ? listEntries(root, dir).get(rest.length === 0 ? "." : `./${rest.join("/")}`)
    : undefined;
  if (!target) throw new Error(`${packageName}/${subpath} is imported, and no workspace exports it`);
  return target;
}

function named(folder: string, subpath: string): string {
  return folder === "fragment" ? subpath : `./${folder}/${subpath.slice(2)}`;
}

function filesOf(target: Target): string[] {
  return typeof target === "string" ? [target] : [target.node, target.default];
}
