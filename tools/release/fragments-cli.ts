import { runCli } from "@zhian/registry/cli";
import { CommandError } from "../progress/say-failure.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** Runs the same command line that a team and an operator use, in this process. Throws with what it said when it refuses. */
export async function runFragments({ root, registryUrl, env }: ReleaseTarget, args: readonly string[]): Promise<void> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const surroundings = { cwd: root, env: { ...env, FRAGMENTS_REGISTRY: registryUrl }, print: say, complain: say };
  if ((await runCli({ argv: args, ...surroundings })) !== 0)
    throw new CommandError(`fragments ${args.join(" ")} failed:\n${said.join("\n")}`);
}
