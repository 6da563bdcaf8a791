import { runToEnd } from "../processes/run-to-end.ts";
import { checkCanaries } from "./check-canaries.ts";
import { gates } from "./gates.ts";
import type { Step } from "./run-steps.ts";

/** All checks of the sources that do not run them, and a test that each of these gates works. */
export function checkSteps(root: string): Step[] {
  const onTheTree = gates.map(({ title, command }) => ({ title, run: () => commandFault(command(root), root) }));
  const canaries: Step = {
    title: "Canaries",
    async run(detail) {
      const missed = await checkCanaries(root, gates, detail);
      return missed.length === 0 ? null : missed.join("\n");
    },
  };
  return [...onTheTree, canaries];
}

async function commandFault(command: readonly string[], root: string): Promise<string | null> {
  const { code, output } = await runToEnd(command, { cwd: root });
  return code === 0 ? null : output.trim() || `${command.join(" ")} exited with code ${code}`;
}
