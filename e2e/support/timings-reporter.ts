import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { type EngineName, engineNames } from "../engines/driver.ts";
import { root } from "./site.ts";

interface FileTimings {
  runner: "playwright";
  /** Path relative to the root of the tree. */
  file: string;
  /** Total time of its tests. */
  ms: number;
  passed: number;
  failed: number;
  skipped: number;
  /** The engine, for journeys that run in each engine. */
  engine?: EngineName;
}

/** Appends each test file's time and outcome, as a line of JSON, to the file that TEST_TIMINGS_FILE names. */
export class TimingsReporter implements Reporter {
  #tests: () => TestCase[] = () => [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = () => suite.allTests();
  }

  onEnd(): void {
    const file = process.env["TEST_TIMINGS_FILE"];
    if (!file) return;
    const lines = timingsOf(this.#tests()).map((timings) => `${JSON.stringify(timings)}\n`);
    appendFileSync(file, lines.join(""));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function timingsOf(tests: TestCase[]): FileTimings[] {
  const byFile = Map.groupBy(tests, (test) => `${engineOf(test) ?? ""} ${test.location.file}`);
  return [...byFile.values()].map((its) => ({
    runner: "playwright",
    ...fileOf(its),
    ms: its.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    passed: its.filter((test) => test.outcome() === "expected" || test.outcome() === "flaky").length,
    failed: its.filter((test) => test.outcome() === "unexpected").length,
    skipped: its.filter((test) => test.outcome() === "skipped").length,
  }));
}

function fileOf([first]: TestCase[]): Pick<FileTimings, "file" | "engine"> {
  const engine = first && engineOf(first);
  return { file: relative(root, first?.location.file ?? ""), ...(engine && { engine }) };
}

function engineOf(test: TestCase): EngineName | undefined {
  return engineNames.find((name) => name === test.parent.project()?.name);
}

// Playwright instantiates a module's default export.
export default TimingsReporter;
