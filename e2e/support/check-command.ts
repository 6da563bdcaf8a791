import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, site } from "./site.ts";

const run = promisify(execFile);

/** Runs `fragments check` as a team would. Returns its table and its exit code. Throws if it could not check the fragment. */
export async function check(folder: string, ...options: string[]): Promise<{ code: number; text: string }> {
  const args = [join(root, "registry/bin/fragments.mjs"), "check", folder, "--api", site.apiUrl, ...options];
  try {
    return { code: 0, text: (await run(process.execPath, args)).stdout };
  } catch (error) {
    // The error of execFile if a program exits with a code other than 0.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    if (stdout === "") throw new Error(`fragments check ended with ${code}:\n${stderr}`);
    return { code, text: stdout };
  }
}

/** Each rule's outcome, as the table states it. */
export const outcomes = (text: string) =>
  [...text.matchAll(/^(\w+) +(holds|broken) +/gm)].map(([, rule, what]) => [rule, what]);
