import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type AssembledPackage, copyTemplates, readWorkspaces } from "./assemble.ts";
import { followImports } from "./follow-imports.ts";
import { createManifest } from "./package-manifest.ts";
import { assetFiles, createPackageName } from "./published.ts";
import { foreignImports, renameOwnImports } from "./rename-imports.ts";

const programs = ["registry/src/cli/main.ts", "tools/create/main.ts"];
/** Taken from the whole package: the files that start the command, and `npm create`. */
const starts = ["bin/create-fragment.mjs", "bin/fragments.mjs", "typescript-loader.mjs", "LICENSE"];

interface Places {
  root: string;
  /** Emptied first; the package is in its `package/` subfolder. */
  work: string;
  /** The whole package, of which this one is a subset. */
  whole: AssembledPackage;
}

/**
 * Makes the folder of the package that `npm create` runs: the command without sources and tools for pages. Creating a repository
 * then takes seconds; npm would otherwise first install everything that the repository itself will.
 */
export function assembleCreate({ root, work, whole }: Places): AssembledPackage {
  rmSync(work, { recursive: true, force: true });
  const folder = join(work, "package");
  const { files, entries } = followImports(root, programs);
  const foreign = new Set<string>();
  for (const source of files) {
    const path = join("dist", source.replace(/\.tsx?$/, ".js"));
    const text = renameOwnImports(readFileSync(join(whole.folder, path), "utf8"), createPackageName);
    for (const name of foreignImports(text)) if (name !== createPackageName) foreign.add(name);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of assetFiles) cpSync(join(root, path), join(folder, "dist", path));
  copyTemplates(root, join(folder, "dist"));
  for (const path of starts) cpSync(join(whole.folder, path), join(folder, path));
  cpSync(join(import.meta.dirname, "create-files"), folder, { recursive: true });
  const { version } = whole;
  const manifest = createManifest({ version, entries, foreign, workspaces: readWorkspaces(root) });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return { folder, version };
}
