import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { errorMessage } from "@zhian/server/read-error";
import * as z from "zod";
import { buildCommand } from "./build-fragment.ts";
import { CliError } from "./cli-error.ts";

const statedSchema = z.object({ name: z.string(), version: z.string() });

export interface FoundRelease {
  name: string;
  version: string;
  dist: string;
}

/** Returns the fragment's folder: `dir`, relative to `cwd` or to the project's root. */
export function findFragment(cwd: string, dir: string, root: string): string {
  const found = [resolve(cwd, dir), resolve(root, dir)].find((candidate) =>
    existsSync(join(candidate, "package.json")),
  );
  if (found) return found;
  throw new CliError(
    "failed",
    `${resolve(cwd, dir)} is not a fragment: it has no package.json.`,
    "Specify its folder: fragments publish mf-…",
  );
}

/** Returns the release in `dist`. If it does not match the sources, throws a CliError that names the command to run. */
export async function findRelease(folder: string, { isAsBuilt }: { isAsBuilt: boolean }): Promise<FoundRelease> {
  const dist = join(folder, "dist");
  const stated = join(dist, "fragment.json");
  const build = buildCommand(folder);
  if (!existsSync(stated)) throw notBuilt(`${dist} has no fragment.json`, build);
  const { name, version } = await readStated(stated, build);
  if (isAsBuilt) return { name, version, dist };
  const wanted = (await readStated(join(folder, "package.json"), build)).version;
  // A build between two versions has a suffix after the version it is based on: 1.2.3-local-4f.
  if (version !== wanted && !version.startsWith(`${wanted}-`)) {
    throw notBuilt(`dist is version ${version}, but package.json says ${wanted}`, build);
  }
  const builtAt = (await stat(stated)).mtimeMs;
  const newer = await findNewer([join(folder, "src"), join(folder, "webpack.config.ts")], builtAt);
  if (newer) throw notBuilt(`${newer} was changed after the build`, build);
  return { name, version, dist };
}

async function readStated(file: string, build: string): Promise<{ name: string; version: string }> {
  try {
    return statedSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw notBuilt(`${file} cannot be read (${errorMessage(error)})`, build);
  }
}

function notBuilt(why: string, build: string): CliError {
  return new CliError("failed", `Nothing was published: ${why}.`, `Run ${build} first, or publish with --build.`);
}

async function findNewer(paths: readonly string[], thanMs: number): Promise<string | undefined> {
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const { mtimeMs, isDirectory } = await describe(path);
    const newer = isDirectory
      ? await findNewer(
          (await readdir(path)).map((name) => join(path, name)),
          thanMs,
        )
      : mtimeMs > thanMs
        ? path
        : undefined;
    if (newer) return newer;
  }
  return undefined;
}

async function describe(path: string): Promise<{ mtimeMs: number; isDirectory: boolean }> {
  const stats = await stat(path);
  return { mtimeMs: stats.mtimeMs, isDirectory: stats.isDirectory() };
}
