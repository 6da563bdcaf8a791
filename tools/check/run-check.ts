import { createProgress } from "../progress/progress.ts";
import { runSteps, type Step } from "./run-steps.ts";

/** Runs the steps and closes with one line that counts them. Answers with the exit code. */
export async function runCheck(steps: readonly Step[], args: readonly string[]): Promise<number> {
  const progress = createProgress({ steps: steps.length });
  const { passed, failed } = await runSteps(steps, progress, { goOn: args.includes("--all") });
  const notRun = steps.length - passed - failed;
  progress.say(`${passed} passed, ${failed} failed${notRun > 0 ? ` (${notRun} not run; --all runs them)` : ""}`);
  return failed === 0 ? 0 : 1;
}
