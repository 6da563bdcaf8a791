import * as z from "zod";
import type { StepOutcome } from "../check/run-steps.ts";
import { formatDuration } from "../progress/format-duration.ts";
import { engineCounts } from "./engine-counts.ts";

const timingSchema = z.object({
  runner: z.string(),
  file: z.string(),
  ms: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** The engine, for journeys that run in each engine. */
  engine: z.string().optional(),
});
export type Timing = z.output<typeof timingSchema>;

const slowest = 10;

/** The runners' records, a line of JSON per test file. */
export function readTimings(text: string): Timing[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [timingSchema.parse(JSON.parse(line))]));
}

/**
 * The end of a run: where its time went, and how many tests passed, failed and were skipped. A step without tests of its own, such
 * as a rule, counts as one.
 */
export function summary(steps: readonly StepOutcome[], timings: readonly Timing[]): string[] {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of timings) {
    counts.passed += passed;
    counts.failed += failed;
    counts.skipped += skipped;
  }
  const runners = new Set(timings.map(({ runner }) => runner));
  for (const { title, isPassed } of steps) {
    const isRunner = runners.has(title.toLowerCase());
    // A runner that fails without a failed test, for example because it did not start, is still a failure.
    if (isPassed && !isRunner) counts.passed += 1;
    if (!isPassed && !(isRunner && counts.failed > 0)) counts.failed += 1;
  }
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  const longest = timings.toSorted((a, b) => b.ms - a.ms).slice(0, slowest);
  return [
    ...(longest.length === 0
      ? []
      : ["Slowest files:", ...longest.map((each) => `  ${formatDuration(each.ms)}  ${each.file}`)]),
    ...engineCounts(timings),
    `Time: ${formatDuration(total)} (${steps.map(({ title, ms }) => `${title} ${formatDuration(ms)}`).join(", ")})`,
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  ];
}
