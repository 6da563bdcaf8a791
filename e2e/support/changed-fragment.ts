import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { emptyFolder } from "./own-site.ts";
import { root, site } from "./site.ts";

const run = promisify(execFile);

interface Change {
  /** Folder and name of the fragment. */
  name: string;
  version: string;
  /** By file path in the fragment's folder: a function that returns the new text. */
  edits: Record<string, (text: string) => string>;
  /** Additional files, by path in its folder. */
  adds?: Record<string, string>;
}

/** Builds a changed copy of a fragment, as its team would. Returns the copy's folder. */
export async function buildChanged({ name, version, edits, adds = {} }: Change): Promise<string> {
  const tree = join(site.dataDir("own"), version);
  const folder = join(tree, name);
  await emptyFolder(tree);
  const parts = ["src", "package.json", "webpack.config.ts"];
  for (const part of parts) await cp(join(root, name, part), join(folder, part), { recursive: true });
  // Files outside its own folder that a build reads.
  await symlink(join(root, "shared"), join(tree, "shared"), "junction");
  await cp(join(root, "package-lock.json"), join(tree, "package-lock.json"));
  const all = {
    ...edits,
    "package.json": (text: string) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  };
  for (const [path, edit] of Object.entries(all)) await change(join(folder, path), edit);
  for (const [path, text] of Object.entries(adds)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const build = join(root, "shared/build/src/build-fragment.ts");
  await run(process.execPath, [build], { cwd: folder, env: { ...process.env, FRAGMENT_VERSION: version } });
  return folder;
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`${file} is no longer as this test knows it: nothing was changed`);
  await writeFile(file, after);
}
