import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import type { Platform } from "./platforms.ts";

const manifests = ["package.json", "package-lock.json", ".npmrc", "*/package.json", "shared/*/package.json"];

export type InstallPlan = { isPossible: true; packages: Set<string> } | { isPossible: false; output: string };

/** The packages that `npm ci` would install for the tree in `dir` on that platform, without installing and without a network. */
export async function listInstalled(dir: string, { os, cpu }: Platform): Promise<InstallPlan> {
  const empty = mkdtempSync(join(tmpdir(), "zhian-platform-"));
  try {
    for (const file of globSync(manifests, { cwd: dir, exclude: ["node_modules"] })) {
      mkdirSync(join(empty, dirname(file)), { recursive: true });
      cpSync(join(dir, file), join(empty, file));
    }
    const command = ["npm", "ci", "--dry-run", "--offline", "--loglevel=error", "--os", os, "--cpu", cpu];
    const { code, output, stdout } = await runToEnd(command, { cwd: empty });
    if (code !== 0) return { isPossible: false, output };
    return { isPossible: true, packages: new Set([...stdout.matchAll(/^add (\S+) /gm)].map(([, name = ""]) => name)) };
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}
