import { runInProcess } from "@zhian/registry/cli";
import { root, site } from "./site.ts";

/** `npx fragments …` as a team and an operator type it; resolves with what it prints. Rejects with the exit code and what it said. */
export async function fragments(...argv: string[]): Promise<string> {
  const env = { ...process.env, FRAGMENTS_REGISTRY: site.registryUrl, REGISTRY_DATA_DIR: site.dataDir("registry") };
  const { code, output } = await runInProcess({ argv, env, cwd: root });
  if (code === 0) return output;
  throw Object.assign(new Error(`fragments ${argv.join(" ")} ended with ${code}:\n${output}`), { code });
}
