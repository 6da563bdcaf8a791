import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import type { Gate } from "./gates.ts";

const packageSchema = z.object({ name: z.string() });

/**
 * Copies tools/canary/tree, a small project that breaks every rule, to a separate folder, together with the real configuration
 * of each gate, and links its workspaces by name as npm would. Returns that folder; the caller removes it.
 */
export function plantCanary(root: string, gates: readonly Gate[]): string {
  const dir = mkdtempSync(join(tmpdir(), "zhian-canary-"));
  cpSync(join(root, "tools/canary/tree"), dir, { recursive: true });
  for (const file of gates.flatMap(({ config }) => config)) cpSync(join(root, file), join(dir, file));
  cpSync(join(root, ".gitignore"), join(dir, ".gitignore"));
  writeFileSync(join(dir, "shared/i18n/src/lint/too-long.ts"), tooLong());
  for (const file of globSync(["*/package.json", "shared/*/package.json"], { cwd: dir })) {
    const { name } = packageSchema.parse(JSON.parse(readFileSync(join(dir, file), "utf8")));
    const link = join(dir, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(dir, dirname(file)), link, "junction");
  }
  return dir;
}

/** One function longer than the function limit, in a file longer than the file limit. */
function tooLong(): string {
  const lines = Array.from({ length: 260 }, (_, index) => `  sum += ${index};`);
  return `export function tooLong() {\n  let sum = 0;\n${lines.join("\n")}\n  return sum;\n}\n`;
}
