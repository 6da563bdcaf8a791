import { describe, expect, it } from "@jest/globals";
import type { Progress } from "../progress/progress.ts";
import { runSteps, type StepOutcome } from "./run-steps.ts";

function recorder() {
  const said: string[] = [];
  const progress: Progress = { say: (line) => void said.push(line), step: (_title, work) => work(() => undefined) };
  return { said, progress };
}
const passes = { title: "a", run: async () => null };
const fails = { title: "b", run: async () => "what is wrong" };
const verdicts = (outcomes: readonly StepOutcome[]) => outcomes.map(({ title, isPassed }) => [title, isPassed]);

describe("runSteps", () => {
  it("stops at the first failed step, and reports it", async () => {
    const { said, progress } = recorder();
    expect(verdicts(await runSteps([passes, fails, passes], progress))).toEqual([
      ["a", true],
      ["b", false],
    ]);
    expect(said).toEqual(["what is wrong"]);
  });

  it("keeps going on request", async () => {
    expect(verdicts(await runSteps([fails, passes, fails], recorder().progress, { keepGoing: true }))).toEqual([
      ["b", false],
      ["a", true],
      ["b", false],
    ]);
  });

  it("distinguishes its own error from a failed step", async () => {
    const breaks = { title: "c", run: () => Promise.reject(new Error("no disk")) };
    await expect(runSteps([breaks], recorder().progress)).rejects.toThrow("no disk");
  });
});
