import { existsSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";

/** Relative paths of files that differ from the commit, including untracked ones; deleted ones are left out. */
export async function changedFiles(root: string, since: string): Promise<string[]> {
  const changed = await git(root, ["diff", "--name-only", "--relative", "-z", since]);
  const added = await git(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
  const paths = [...changed.split("\0"), ...added.split("\0")].filter((path) => path !== "");
  return [...new Set(paths)].filter((path) => existsSync(join(root, path))).toSorted();
}

async function git(root: string, args: readonly string[]): Promise<string> {
  const { code, output, stdout } = await runToEnd(["git", ...args], { cwd: root });
  if (code === 0) return stdout;
  throw new CommandError(`Changes can only be determined in a git repository that has the commit:\n${output.trim()}`);
}
