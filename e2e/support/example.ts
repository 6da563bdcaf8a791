import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { fragments } from "./fragments-command.ts";
import { emptyFolder } from "./own-site.ts";
import { root, site } from "./site.ts";

const run = promisify(execFile);
const isWindows = process.platform === "win32";

interface Wanted {
  version?: string;
  edits?: Record<string, (text: string) => string>;
}

/**
 * Builds one of `examples/` as a team in its own repository does: in a copy of the folder, with the packages of its lock file and its
 * own bundler. Describes the build, and returns the folder. npm reuses its cache.
 */
export async function buildExample(example: string, { version = "0.1.0", edits = {} }: Wanted = {}): Promise<string> {
  const folder = join(site.dataDir("own"), "examples", version, example);
  await emptyFolder(folder);
  await cp(join(root, "examples", example), folder, {
    recursive: true,
    // Left over from an earlier build of the example in its own folder.
    filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
  });
  const all = {
    ...edits,
    "package.json": (text: string) => text.replace('"version": "0.1.0"', `"version": "${version}"`),
  };
  for (const [path, edit] of Object.entries(all)) {
    await writeFile(join(folder, path), edit(await readFile(join(folder, path), "utf8")));
  }
  const npm = (...args: string[]) => run("npm", args, { cwd: folder, shell: isWindows });
  await npm("ci", "--prefer-offline", "--no-audit", "--no-fund");
  await npm("run", "build");
  await fragments("describe", join(folder, "dist"));
  return folder;
}
