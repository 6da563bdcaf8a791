import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files for the test runners' records, which have a line of JSON per entry. */
export interface TestFiles {
  /** How much of each long run a test has done. */
  rounds: string;
  /** The time of each test file, and how many of its tests passed. */
  timings: string;
}

export function testFiles(root: string): TestFiles {
  return { rounds: join(root, "var/test/rounds.jsonl"), timings: join(root, "var/test/timings.jsonl") };
}

/** Starts a run: an earlier run's records must not be counted again. */
export function clearTestFiles(files: TestFiles): void {
  for (const file of Object.values(files)) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
}
