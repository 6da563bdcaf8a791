import { spawnSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { CliError } from "./cli-error.ts";
import { root } from "./own-program.ts";

/** The fragment's own build, as its team runs it. What it says goes to the error stream. Throws a CliError when it fails. */
export function buildFragment(folder: string): void {
  const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", 2, 2] });
  if (status !== 0)
    throw new CliError("failed", `The build of ${basename(folder)} failed.`, "Correct what it says above.");
}

/** What a person types to build it: in this project from its root, elsewhere in the folder itself. */
export function buildCommand(folder: string): string {
  return dirname(folder) === root ? `npm run build -w ${basename(folder)}` : "npm run build";
}
