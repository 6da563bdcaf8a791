import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { CliError } from "./cli-error.ts";

/** Root of the project or of the package: both have the same folders. */
export const root = join(import.meta.dirname, "../../..");

/**
 * Returns the file of a program to run as a separate process, by its path without the extension: TypeScript in the project, JavaScript in
 * the package. Throws a CliError if there is none: the registry's image has neither builds nor browsers.
 */
function ownProgram(path: string): string {
  const file = join(root, `${path}${extname(import.meta.filename)}`);
  if (existsSync(file)) return file;
  throw new CliError(
    "failed",
    `${path} is not available here.`,
    "Run this in the project, or install @zhian/fragment.",
  );
}

/** Runs such a program to completion and shows its output. Throws a CliError with `failure` if it fails. */
export function runProgram(path: string, { args, cwd, failure }: RunOptions): void {
  const { status } = spawnSync(process.execPath, [...typeScriptFlags(), ownProgram(path), ...args], {
    cwd,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) throw new CliError("failed", failure, "Fix the errors shown above.");
}

interface RunOptions {
  args: readonly string[];
  cwd: string;
  failure: string;
}

/**
 * Returns Node's arguments for a program of `tools` that needs the packages of tests. In the project, the bootstrap installs them first,
 * since `npm start` does without them. In the package they are always installed.
 */
export function testTool(name: string): string[] {
  const bootstrap = join(root, "tools/bootstrap.mjs");
  return existsSync(bootstrap) ? [bootstrap, name] : [ownProgram(`tools/${name}/main`)];
}

/** A fragment's configuration is TypeScript. A Node that cannot run it needs a loader, which only the package has, next to `dist`. */
function typeScriptFlags(): string[] {
  return process.features.typescript ? [] : ["--import", pathToFileURL(join(root, "../typescript-loader.mjs")).href];
}
