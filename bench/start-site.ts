import { join } from "node:path";
import { startServerProcess } from "../tools/processes/server-process.ts";
import { readStartConfig, type StartConfig } from "../tools/start/config.ts";
import { waitUntilReady } from "../tools/start/wait-until-ready.ts";
import { findFreePorts } from "./free-ports.ts";

export interface BenchSite extends StartConfig {
  url: string;
  apiUrl: string;
  registryUrl: string;
  /** Optional: the site also stops with this command. */
  stop(): Promise<void>;
}

/** Only ends what hangs: the first start creates two databases, and publishes every fragment. */
const limitMs = 600_000;

/** Starts the site as `npm start` does, on separate ports and in separate folders, with `more` settings. */
export async function startSite(root: string, dir: string, more: Record<string, string> = {}): Promise<BenchSite> {
  const [shellPort, apiPort, registryPort] = await findFreePorts(3);
  const env = {
    ...process.env,
    SHELL_PORT: String(shellPort),
    API_PORT: String(apiPort),
    REGISTRY_PORT: String(registryPort),
    SHELL_DATA_DIR: join(dir, "shell"),
    API_DATA_DIR: join(dir, "api"),
    REGISTRY_DATA_DIR: join(dir, "registry"),
    // Exposes a puzzle's solution, which a measure's visitor needs to sign in.
    API_TEST_HOOKS: "true",
    API_OUTBOX: "true",
    API_SITE_ORIGINS: `http://127.0.0.1:${shellPort}`,
    ...more,
  };
  const config = readStartConfig(env, root);
  const { shell, api, registry } = config.servers;
  const logFile = join(dir, "site.log");
  const site = startServerProcess({ name: "site", entry: "tools/start/main.ts", cwd: root, env, logFile });
  await waitUntilReady({ ...shell, name: "shell" }, site, limitMs);
  return { ...config, url: shell.url, apiUrl: api.url, registryUrl: registry.url, stop: () => site.stop() };
}
