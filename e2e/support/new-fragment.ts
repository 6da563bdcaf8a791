import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, site } from "./site.ts";

const run = promisify(execFile);

interface Wanted {
  name: string;
  version: string;
  /** Options of `npm run new-fragment`. */
  options?: readonly string[];
  edits?: Record<string, (text: string) => string>;
}

/** Makes a fragment as its team would, in a separate folder next to the files that builds read, and builds it. Returns the folder. */
export async function buildNew({ name, version, options = [], edits = {} }: Wanted): Promise<string> {
  const tree = join(site.dataDir("own"), name);
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  // Files outside its own folder that a build reads.
  await symlink(join(root, "shared"), join(tree, "shared"), "junction");
  await cp(join(root, "package-lock.json"), join(tree, "package-lock.json"));
  await run(process.execPath, [join(root, "tools/new-fragment/main.ts"), name, "--into", tree, ...options]);
  const folder = join(tree, name);
  await rebuild(folder, { version, edits });
  return folder;
}

/** Edits a fragment's files and builds it under a version, as its team would. */
export async function rebuild(
  folder: string,
  { version, edits = {} }: Pick<Wanted, "version" | "edits">,
): Promise<void> {
  const all = {
    ...edits,
    "package.json": (text: string) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  };
  for (const [path, edit] of Object.entries(all)) {
    await writeFile(join(folder, path), edit(await readFile(join(folder, path), "utf8")));
  }
  const build = join(root, "shared/build/src/build-fragment.ts");
  await run(process.execPath, [build], { cwd: folder, env: { ...process.env, FRAGMENT_VERSION: version } });
}
