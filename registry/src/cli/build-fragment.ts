import { spawnSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { CliError } from "./cli-error.ts";
import { root } from "./own-program.ts";

/** Runs the fragment's build as its team would. Its output goes to the error stream. Throws a CliError when it fails. */
export function buildFragment(folder: string): void {
  const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", 2, 2] });
  if (status !== 0)
    throw new CliError("failed", `The build of ${basename(folder)} failed.`, "Fix the errors shown above.");
}

/** The command that builds the fragment: in this project from the root, elsewhere in the fragment's folder. */
export function buildCommand(folder: string): string {
  return dirname(folder) === root ? `npm run build -w ${basename(folder)}` : "npm run build";
}
