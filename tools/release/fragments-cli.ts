import { runInProcess } from "@zhian/registry/cli";
import { CommandError } from "../progress/print-failure.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** Runs the same command line that a team and an operator use, in this process. Throws with its message when it refuses. */
export async function runFragments(
  { root: cwd, registryUrl, env: given }: ReleaseTarget,
  argv: readonly string[],
): Promise<void> {
  const env = { ...given, FRAGMENTS_REGISTRY: registryUrl };
  const { code, output } = await runInProcess({ argv, env, cwd });
  if (code !== 0) throw new CommandError(`fragments ${argv.join(" ")} failed:\n${output}`);
}
