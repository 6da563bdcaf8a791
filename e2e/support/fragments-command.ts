import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, site } from "./site.ts";

const run = promisify(execFile);

/** `npx fragments …` as a team and an operator type it; resolves with what it prints. */
export async function fragments(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    FRAGMENTS_REGISTRY: site.registryUrl,
    REGISTRY_DATA_DIR: site.dataDir("registry"),
  };
  const { stdout } = await run(process.execPath, [join(root, "registry/bin/fragments.mjs"), ...args], { env });
  return stdout;
}
