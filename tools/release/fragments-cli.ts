import { runInProcess } from "@zhian/registry/cli";
import { CommandError } from "../progress/print-failure.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** Runs a command line as a team or an operator would, in this process. Throws with its message if it refuses. */
export async function runFragments(
  { root: cwd, registryUrl, env: given }: ReleaseTarget,
  argv: readonly string[],
): Promise<void> {
  const env = { ...given, FRAGMENTS_REGISTRY: registryUrl };
  const { code, output } = await runInProcess({ argv, env, cwd });
  if (code !== 0) throw new CommandError(`fragments ${argv.join(" ")} failed:\n${output}`);
}
