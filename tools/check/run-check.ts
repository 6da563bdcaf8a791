import { createProgress } from "../progress/progress.ts";
import { runSteps, type Step, type StepOutcome } from "./run-steps.ts";

interface CheckOptions {
  /** Continue after a failed step. */
  keepGoing?: boolean;
  /** The final lines of the run; the last one counts what passed. */
  summary?: (outcomes: readonly StepOutcome[]) => string[];
}

/** Runs the steps and prints the summary. Returns the exit code. */
export async function runCheck(
  steps: readonly Step[],
  { keepGoing = process.argv.includes("--keep-going"), summary = countSteps }: CheckOptions = {},
): Promise<number> {
  const progress = createProgress({ steps: steps.length });
  const outcomes = await runSteps(steps, progress, { keepGoing });
  const notRun = steps.length - outcomes.length;
  if (notRun > 0) progress.say(`${notRun} steps were not run after the failure; --keep-going runs them.`);
  for (const line of summary(outcomes)) progress.say(line);
  return outcomes.every(({ isPassed }) => isPassed) ? 0 : 1;
}

function countSteps(outcomes: readonly StepOutcome[]): string[] {
  const passed = outcomes.filter(({ isPassed }) => isPassed).length;
  return [`${passed} passed, ${outcomes.length - passed} failed`];
}
