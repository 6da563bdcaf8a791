import { readFileSync } from "node:fs";
import { runCommand } from "../processes/run-command.ts";
import { missedAims } from "./aims.ts";
import { readEntries } from "./entries.ts";
import { figuresTable } from "./figures-table.ts";
import { cloneTokens } from "./find-clones.ts";
import { measure } from "./measure.ts";
import { readTree } from "./source-tree.ts";

const legend = `
  p50, p95, max: lines of a file; fn: lines of a function or method at a file's top; ignores: comments that suppress a tool;
  cycles: folders that import each other, neither inside the other; small: files of 15 lines or less with one importer;
  unused: values+types exported for no other file; tests only: exports that only tests import;
  clones: stretches of ${cloneTokens} tokens or more that occur before; comments: share of comments in the lines that are not empty.
`;

/** Prints figures of the sources' structure: size, coupling and duplication. `--json` prints all of them, with their places. */
await runCommand(async () => {
  const measured = measure(readTree("."), readEntries(readFileSync("knip.jsonc", "utf8")));
  const missed = missedAims(measured);
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify({ ...measured, missed }, null, 2));
    return 0;
  }
  console.log(figuresTable(measured.groups));
  console.log(legend);
  console.log(missed.length === 0 ? "All targets are met." : `Missed targets\n\n${missed.join("\n")}`);
  return 0;
});
