import type { Progress } from "../progress/progress.ts";

export interface Step {
  title: string;
  /** Answers with what is wrong, in full; null when nothing is. `say` is for lines that stay. */
  run(detail: (text: string) => void, say: (line: string) => void): Promise<string | null>;
}

interface Outcome {
  passed: number;
  failed: number;
}

/** Runs the steps in order, up to the first that fails; all of them with `goOn`. */
export async function runSteps(steps: readonly Step[], progress: Progress, { goOn = false } = {}): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0 };
  for (const { title, run } of steps) {
    const fault = await runStep(title, run, progress);
    if (fault === null) {
      outcome.passed += 1;
      continue;
    }
    outcome.failed += 1;
    progress.say(fault);
    if (!goOn) break;
  }
  return outcome;
}

class StepFailed extends Error {
  override name = "StepFailed";
}

async function runStep(title: string, run: Step["run"], progress: Progress): Promise<string | null> {
  try {
    await progress.step(title, async (detail) => {
      const fault = await run(detail, progress.say);
      if (fault !== null) throw new StepFailed(fault);
    });
    return null;
  } catch (error) {
    if (error instanceof StepFailed) return error.message;
    throw error;
  }
}
