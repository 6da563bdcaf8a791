import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rowsNamedIn } from "./named-rows.ts";

/** Tests, and the shared suites in folders called testing. The tests of this folder name their own rows. */
const sources = "{shell,mf-*,shared,registry,api,e2e,bench,tools}/**/{*.test,testing/**/*}.{ts,tsx}";
const leftOut = ["**/node_modules/**", "**/dist/**", "tools/canary/**", "tools/reliability/**"];

/** Ids of the rows that this tree's tests name. */
export function coveredRows(root: string): Set<string> {
  const ids = new Set<string>();
  for (const file of globSync(sources, { cwd: root, exclude: leftOut })) {
    const text = readFileSync(join(root, file), "utf8");
    for (const id of rowsNamedIn(text, { isTsx: file.endsWith("x") })) ids.add(id);
  }
  return ids;
}
