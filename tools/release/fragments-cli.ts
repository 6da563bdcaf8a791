import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/say-failure.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** Runs the same command line that a team and an operator use. Throws with what it said when it refuses. */
export async function runFragments({ root, registryUrl, env }: ReleaseTarget, args: readonly string[]): Promise<void> {
  const command = [process.execPath, "registry/bin/fragments.mjs", ...args];
  const { code, output } = await runToEnd(command, { cwd: root, env: { ...env, FRAGMENTS_REGISTRY: registryUrl } });
  if (code !== 0) throw new CommandError(`fragments ${args.join(" ")} failed:\n${output.trim()}`);
}
