import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileEntries } from "./collect-sources.ts";
import { copyIcons } from "./copy-icons.ts";
import { readWorkspace, type Workspace } from "./list-entries.ts";
import { packageManifest } from "./package-manifest.ts";
import { ambientTypes, assetFiles, assetFolders, loadedByName } from "./published.ts";
import { foreignImports, renameImports } from "./rename-imports.ts";

const manifests = ["package.json", "registry/package.json", "e2e/package.json", "shared/*/package.json"];
/** The template of a new repository: packed as source. */
const templates = ["tools/new-fragment/template", "tools/create/repository"];

interface Places {
  root: string;
  /** Emptied first; the package is in its `package/` subfolder. */
  work: string;
}

export interface AssembledPackage {
  folder: string;
  version: string;
}

/** Makes the folder that the tarball is packed from. */
export async function assemble({ root, work }: Places): Promise<AssembledPackage> {
  rmSync(work, { recursive: true, force: true });
  const folder = join(work, "package");
  const outDir = join(folder, "dist");
  const entries = await compileEntries({ root, work, outDir });
  // Types of programs, which are never imported.
  for (const folder of ["e2e", "registry", "tools"]) {
    for (const path of globSync("**/*.d.ts", { cwd: join(outDir, folder) })) rmSync(join(outDir, folder, path));
  }
  copyAssets(root, outDir);
  copyIcons({ root, outDir });
  const foreign = new Set(loadedByName);
  for (const path of globSync("**/*.{js,cjs,mjs,d.ts}", { cwd: outDir })) {
    const text = renameImports(readFileSync(join(outDir, path), "utf8"));
    writeFileSync(join(outDir, path), text);
    for (const name of foreignImports(text)) foreign.add(name);
  }
  copyTemplates(root, outDir);
  cpSync(join(import.meta.dirname, "files"), folder, { recursive: true });
  writeFileSync(
    join(folder, "client.d.ts"),
    ambientTypes.map((path) => readFileSync(join(root, path), "utf8")).join("\n"),
  );
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  for (const file of ["README.md", "CHANGELOG.md"]) cpSync(join(root, "shared/fragment", file), join(folder, file));
  const { version } = readWorkspace(root, "shared/fragment");
  const manifest = packageManifest({ version, entries, foreign, workspaces: readWorkspaces(root) });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return { folder, version };
}

/** Manifests that state the tested version of a package. */
export function readWorkspaces(root: string): Workspace[] {
  return globSync(manifests, { cwd: root }).map((path) => readWorkspace(root, dirname(path)));
}

function copyAssets(root: string, outDir: string): void {
  for (const folder of assetFolders) {
    for (const path of globSync("**/*.*", { cwd: join(root, folder) })) {
      if (/\.tsx?$/.test(path) || /^base[\\/]/.test(path)) continue;
      const target = join(outDir, folder, path);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(root, folder, path), target);
    }
  }
  for (const path of assetFiles) cpSync(join(root, path), join(outDir, path));
}

export function copyTemplates(root: string, outDir: string): void {
  for (const folder of templates) {
    for (const path of globSync("**/*", { cwd: join(root, folder), withFileTypes: true })) {
      const source = join(path.parentPath, path.name);
      // Nested, its exports would have no effect; a new repository gets another one.
      if (!path.isFile() || source === join(root, "tools/new-fragment/template/package.json")) continue;
      const target = join(outDir, folder, source.slice(join(root, folder).length + 1));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(source, target);
    }
  }
}
