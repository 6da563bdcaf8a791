import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FragmentOptions } from "../new-fragment/read-options.ts";
import { filesBelow, writeFragment } from "../new-fragment/write-fragment.ts";
import { renameWorkspaces } from "../pack/rename-imports.ts";

/** Beside the fragment's own files, some by other names: npm packs no `.gitignore`. */
const files = join(import.meta.dirname, "repository");
const hidden = new Map([
  ["github", ".github"],
  ["gitignore", ".gitignore"],
  // By its own name it would be a configuration of this tree.
  ["lint.json", "biome.json"],
]);

interface Repository {
  wish: FragmentOptions;
  /** Version, or address of a tarball, of `@zhian/fragment`. */
  dependency: string;
}

/**
 * A fragment of the standard shape as a repository of its own. Made beside `folder` and moved into it file by file, since a command line may
 * stand in it.
 */
export async function writeRepository(folder: string, { wish, dependency }: Repository): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await writeFragment(unfinished, wish, [files]);
    for (const [from, to] of hidden) await rename(join(unfinished, from), join(unfinished, to));
    for (const file of await filesBelow(unfinished)) {
      if (/\.tsx?$/.test(file)) await writeFile(file, renameWorkspaces(await readFile(file, "utf8")));
    }
    await setDependency(join(unfinished, "package.json"), dependency);
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(unfinished)) {
      await cp(join(unfinished, name), join(folder, name), { recursive: true, errorOnExist: true, force: false });
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function setDependency(file: string, dependency: string): Promise<void> {
  // The template's own file.
  const manifest = JSON.parse(await readFile(file, "utf8")) as { dependencies: Record<string, string> };
  manifest.dependencies["@zhian/fragment"] = dependency;
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
