import { runCli } from "@zhian/registry/cli";
import { root, site } from "./site.ts";

/**
 * `npx fragments …` as a team and an operator type it, run in this process; resolves with what it prints. Rejects with the exit code
 * and what it said.
 */
export async function fragments(...argv: string[]): Promise<string> {
  const env = { ...process.env, FRAGMENTS_REGISTRY: site.registryUrl, REGISTRY_DATA_DIR: site.dataDir("registry") };
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await runCli({ argv, env, cwd: root, print: say, complain: say });
  const text = said.join("\n");
  if (code !== 0) throw Object.assign(new Error(`fragments ${argv.join(" ")} ended with ${code}:\n${text}`), { code });
  return text;
}
