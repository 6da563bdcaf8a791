import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files of the test runners' records, a line of JSON each. */
export interface TestFiles {
  /** How much of each long run a test made. */
  rounds: string;
  /** The time of each file of tests, and how many of its tests passed. */
  timings: string;
}

export function testFiles(root: string): TestFiles {
  return { rounds: join(root, "var/test/rounds.jsonl"), timings: join(root, "var/test/timings.jsonl") };
}

/** Begins a run: an earlier one's records must not be counted again. */
export function clearTestFiles(files: TestFiles): void {
  for (const file of Object.values(files)) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
}
