import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { CliError } from "./cli-error.ts";

/** The fragment's own build, as its team runs it. What it says goes to the error stream. Throws a CliError when it fails. */
export function buildFragment(folder: string, root: string): void {
  const workspace = basename(folder);
  const { status } = spawnSync("npm", ["run", "build", "-w", workspace], { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new CliError("failed", `The build of ${workspace} failed.`, "Correct what it says above.");
}
