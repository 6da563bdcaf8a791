import { runInProcess } from "@zhian/registry/cli";
import { root, site } from "./site.ts";

/** Runs `npx fragments …` as a team or an operator would; resolves with its output. Rejects with the exit code and the output. */
export async function fragments(...argv: string[]): Promise<string> {
  const env = { ...process.env, FRAGMENTS_REGISTRY: site.registryUrl, REGISTRY_DATA_DIR: site.dataDir("registry") };
  const { code, output } = await runInProcess({ argv, env, cwd: root });
  if (code === 0) return output;
  throw Object.assign(new Error(`fragments ${argv.join(" ")} ended with ${code}:\n${output}`), { code });
}
