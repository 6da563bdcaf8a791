import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { runCommand } from "../processes/run-command.ts";
import { findPatterns, type Pattern } from "./find-patterns.ts";
import { judgePattern } from "./judge-pattern.ts";

const sources = "{shell,mf-*,shared,registry,api}/**/src/**/*.{ts,tsx}";
const leftOut = ["**/node_modules/**", "**/dist/**", "**/*.test.{ts,tsx}", "**/testing/**"];
const reasonsFile = "tools/patterns/reasons.json";
const reasonsSchema = z.record(z.string(), z.string());

/**
 * Checks the regular expressions of the tree below the first argument: one line for each that an input can make slow. The tree may
 * list exceptions with reasons.
 */
await runCommand(async () => {
  const [dir = "."] = process.argv.slice(2);
  const reasons = reasonsSchema.parse(JSON.parse(readFileSync(join(dir, reasonsFile), "utf8")));
  const found = patternsOf(dir);
  const faults = Object.keys(reasons).flatMap((name) =>
    found.has(name) ? [] : [`${reasonsFile}: no source has ${name}`],
  );
  for (const [name, { pattern, file }] of found) {
    const fault = name in reasons ? null : await judgePattern(pattern);
    if (fault !== null) faults.push(`${file}: ${name}: ${fault}`);
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
});

/** Each distinct pattern, with the first file that contains it. */
function patternsOf(dir: string): Map<string, { pattern: Pattern; file: string }> {
  const found = new Map<string, { pattern: Pattern; file: string }>();
  for (const file of globSync(sources, { cwd: dir, exclude: leftOut }).toSorted()) {
    for (const pattern of findPatterns(readFileSync(join(dir, file), "utf8"), { isTsx: file.endsWith("x") })) {
      const name = `/${pattern.source}/${pattern.flags}`;
      if (!found.has(name)) found.set(name, { pattern, file });
    }
  }
  return found;
}
