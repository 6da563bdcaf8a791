import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FragmentOptions } from "../new-fragment/read-options.ts";
import { filesBelow, writeFragment } from "../new-fragment/write-fragment.ts";
import { renameWorkspaces } from "../pack/rename-imports.ts";

/** Files in addition to the fragment's own, some under other names: npm does not pack `.gitignore`. */
const files = join(import.meta.dirname, "repository");
const hidden = new Map([
  ["github", ".github"],
  ["gitignore", ".gitignore"],
  // Under its own name it would be a configuration of this tree.
  ["lint.json", "biome.json"],
]);

interface Repository {
  wish: FragmentOptions;
  /** Version of `@zhian/fragment`, or the path of its tarball. */
  dependency: string;
}

/**
 * Writes a fragment of the standard structure as a separate repository. Created next to `folder` and moved into it file by file, since a
 * shell may have it as its working directory.
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
