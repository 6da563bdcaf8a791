import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unhurried } from "@zhian/testing/unhurried";
import { findFreePorts } from "../../bench/free-ports.ts";
import { startDevRegistry } from "../dev/dev-registry.ts";
import { type ServerProcess, startServerProcess } from "../processes/server-process.ts";
import { CommandError } from "../progress/print-failure.ts";
import { waitUntilReady } from "../start/wait-until-ready.ts";
import type { BuiltFragment } from "./read-subject.ts";

interface Wanted {
  root: string;
  /** The folder for keys, state and logs; emptied first. */
  state: string;
  fragments: readonly BuiltFragment[];
  /** URL of a running api; if undefined, a separate api is started. */
  apiUrl: string | undefined;
}

export interface StartedShell {
  url: string;
  logFile: string;
  /** Stops everything that was started and removes its state; without it, the logs remain. */
  stop(): Promise<void>;
}

/** Starts a shell as in production, with a registry that serves the builds' folders. */
export async function startShellFor({ root, state, fragments, apiUrl }: Wanted): Promise<StartedShell> {
  if (!existsSync(join(root, "shell/dist/assets.json"))) {
    throw new CommandError("The shell is not built. Build it first: npm run build");
  }
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const [registryPort = 0, shellPort = 0, apiPort = 0] = await findFreePorts(3);
  const registry = await startDevRegistry({ port: registryPort, environment: "production" });
  const keyFile = join(state, "public-key.pem");
  writeFileSync(keyFile, registry.publicKey);
  for (const fragment of fragments) registry.serve(fragment);
  const url = `http://127.0.0.1:${shellPort}`;
  const api = apiUrl === undefined ? await startApi({ root, state, port: apiPort }) : undefined;
  const settings = {
    SHELL_PORT: String(shellPort),
    SHELL_ORIGIN: url,
    SHELL_DATA_DIR: join(state, "shell"),
    SHELL_API_URL: apiUrl ?? `http://127.0.0.1:${apiPort}`,
    SHELL_REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
    SHELL_REGISTRY_PUBLIC_KEY_FILE: keyFile,
    // The rules judge what a fragment renders, not how fast this machine is.
    ...unhurried,
  };
  const shell = await launch({ root, state, name: "shell", url, settings });
  return {
    url,
    logFile: logFileOf(state, "shell"),
    async stop() {
      await shell.stop();
      await api?.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

function startApi({ root, state, port }: { root: string; state: string; port: number }): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const settings = { API_PORT: String(port), API_DATA_DIR: join(state, "api"), API_TRUSTED_PROXIES: "127.0.0.1" };
  return launch({ root, state, name: "api", url, settings });
}

interface Launched {
  root: string;
  state: string;
  name: "shell" | "api";
  url: string;
  settings: Record<string, string>;
}

async function launch({ root, state, name, url, settings }: Launched): Promise<ServerProcess> {
  const entry = { shell: "shell/src/server/main.ts", api: "api/src/main.ts" }[name];
  const inherited = Object.entries(process.env).filter(([key]) => !/^(SHELL|API|REGISTRY)_/.test(key));
  const env = { ...Object.fromEntries(inherited), ...settings };
  const server = startServerProcess({ name, entry, cwd: root, env, logFile: logFileOf(state, name) });
  await waitUntilReady({ name, url }, server);
  return server;
}

function logFileOf(state: string, name: Launched["name"]): string {
  return join(state, `${name}.log`);
}
