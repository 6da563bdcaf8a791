import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/say-failure.ts";

interface BuildRequest {
  root: string;
  workspace: string;
  /** Overrides the version of package.json. */
  version?: string;
  logDir: string;
}

/** Runs the workspace's own build. Throws with the end of what it said. */
export async function buildWorkspace({ root, workspace, version, logDir }: BuildRequest): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    ...(version === undefined ? {} : { FRAGMENT_VERSION: version }),
  };
  const { code, output } = await runToEnd(["npm", "run", "build", "-w", workspace], { cwd: root, env });
  mkdirSync(logDir, { recursive: true });
  writeFileSync(join(logDir, `build-${workspace}.log`), output);
  if (code !== 0)
    throw new CommandError(`${workspace} does not build:\n${output.trim().split("\n").slice(-30).join("\n")}`);
}
