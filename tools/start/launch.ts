import { join } from "node:path";
import { type ServerProcess, startServerProcess } from "../processes/server-process.ts";
import { CommandError } from "../progress/print-failure.ts";
import type { ServerConfig, StartConfig } from "./config.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

const entries = { registry: "registry/src/main.ts", api: "api/src/main.ts", shell: "shell/src/server/main.ts" };

/** Starts one of the three servers, and waits until it is ready. */
export async function launch(
  config: StartConfig,
  name: ServerConfig["name"],
  env: Record<string, string | undefined> = config.env,
): Promise<ServerProcess> {
  const logFile = join(config.logDir, `${name}.log`);
  const server = startServerProcess({ name, entry: entries[name], cwd: config.root, env, logFile });
  await waitUntilReady(config.servers[name], server);
  return server;
}

/** The site needs all of its servers: throws as soon as one exits, with the reason. */
export async function watchServers(servers: readonly ServerProcess[]): Promise<never> {
  const ended = await Promise.race(servers.map(async (server) => ({ server, ...(await server.exited) })));
  const { name, lastLines } = ended.server;
  throw new CommandError(
    `The ${name} exited (${ended.signal ?? `code ${ended.code}`}). The end of its log:\n${lastLines(25)}`,
  );
}
