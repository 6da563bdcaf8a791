import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/say-failure.ts";
import type { StartConfig } from "./config.ts";

/** Runs the same command line that a team and an operator use. Throws with what it said when it refuses. */
export async function runFragments(config: StartConfig, args: readonly string[]): Promise<void> {
  const env = {
    ...config.env,
    FRAGMENTS_REGISTRY: config.servers.registry.url,
    FRAGMENTS_TOKEN_FILE: config.operatorTokenFile,
  };
  const command = [process.execPath, "registry/bin/fragments.mjs", ...args, "--json"];
  const { code, output } = await runToEnd(command, { cwd: config.root, env });
  if (code !== 0) throw new CommandError(`fragments ${args.join(" ")} failed:\n${output.trim()}`);
}
