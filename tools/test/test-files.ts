import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where test runners write down what they did, a line of JSON each. */
export interface TestFiles {
  /** How much of each long run a test made. */
  rounds: string;
  /** What each file of tests took, and how many of its tests passed. */
  timings: string;
}

export function testFiles(root: string): TestFiles {
  return { rounds: join(root, "var/test/rounds.jsonl"), timings: join(root, "var/test/timings.jsonl") };
}

/** Begins a run: what an earlier one wrote down must not be counted again. */
export function clearTestFiles(files: TestFiles): void {
  for (const file of Object.values(files)) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
}
