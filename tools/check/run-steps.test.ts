import { describe, expect, it } from "@jest/globals";
import type { Progress } from "../progress/progress.ts";
import { runSteps } from "./run-steps.ts";

function recorder() {
  const said: string[] = [];
  const progress: Progress = { say: (line) => void said.push(line), step: (_title, work) => work(() => undefined) };
  return { said, progress };
}
const passes = { title: "a", run: async () => null };
const fails = { title: "b", run: async () => "what is wrong" };

describe("runSteps", () => {
  it("stops at the first step that fails, and says what is wrong", async () => {
    const { said, progress } = recorder();
    expect(await runSteps([passes, fails, passes], progress)).toEqual({ passed: 1, failed: 1 });
    expect(said).toEqual(["what is wrong"]);
  });

  it("goes on when it is asked to", async () => {
    expect(await runSteps([fails, passes, fails], recorder().progress, { goOn: true })).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it("does not take a fault of its own for a failed step", async () => {
    const breaks = { title: "c", run: () => Promise.reject(new Error("no disk")) };
    await expect(runSteps([breaks], recorder().progress)).rejects.toThrow("no disk");
  });
});
