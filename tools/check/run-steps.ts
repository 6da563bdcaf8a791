import type { Progress } from "../progress/progress.ts";

export interface Step {
  title: string;
  /** Returns the complete faults; null if there are none. `say` prints permanent lines. */
  run(detail: (text: string) => void, say: (line: string) => void): Promise<string | null>;
}

export interface StepOutcome {
  title: string;
  isPassed: boolean;
  ms: number;
}

/** Runs the steps in order, up to the first that fails, or all of them with `keepGoing`. Returns the steps that ran. */
export async function runSteps(
  steps: readonly Step[],
  progress: Progress,
  { keepGoing = false } = {},
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const { title, run } of steps) {
    const startedAt = performance.now();
    const fault = await runStep(title, run, progress);
    outcomes.push({ title, isPassed: fault === null, ms: performance.now() - startedAt });
    if (fault === null) continue;
    progress.say(fault);
    if (!keepGoing) break;
  }
  return outcomes;
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
