import { join } from "node:path";
import { runBuilds } from "../../tools/build/run-builds.ts";
import { type ServerProcess, startServerProcess } from "../../tools/processes/server-process.ts";
import { plannedBuild, planReleases, releaseChanged } from "../../tools/release/release-changed.ts";
import type { ReleaseTarget } from "../../tools/release/release-target.ts";
import { readStartConfig } from "../../tools/start/config.ts";
import { waitUntilReady } from "../../tools/start/wait-until-ready.ts";
import { findFreePorts } from "../free-ports.ts";
import { type Cores, readCores } from "./cores.ts";

export type ServerName = "registry" | "api" | "shell";
type Variables = Record<string, string | undefined>;

export interface LoadServer extends ServerProcess {
  url: string;
}

/** A site whose registry and api are running; each measure starts its own shells. */
export interface LoadSite extends ReleaseTarget {
  dir: string;
  apiUrl: string;
  cores: Cores;
  /** Starts a server on the servers' core, with the same address and state as before unless `change` overrides them. */
  start(name: ServerName, change?: Variables): Promise<LoadServer>;
  /** The same, without waiting until it is ready. */
  spawn(name: ServerName, change?: Variables): LoadServer;
  /** The registry and the api as they run now. */
  servers: Record<"registry" | "api", LoadServer>;
}

const entries = { registry: "registry/src/main.ts", api: "api/src/main.ts", shell: "shell/src/server/main.ts" };
/** The first start of a registry and an api creates two databases, alongside any other work of the machine. */
const limitMs = 180_000;

export async function startLoadSite(root: string, dir: string, givenCores?: Cores): Promise<LoadSite> {
  const [shellPort, apiPort, registryPort] = await findFreePorts(3);
  const { env, environment, servers } = readStartConfig(
    {
      ...process.env,
      SHELL_PORT: String(shellPort),
      API_PORT: String(apiPort),
      REGISTRY_PORT: String(registryPort),
      SHELL_DATA_DIR: join(dir, "shell"),
      API_DATA_DIR: join(dir, "api"),
      REGISTRY_DATA_DIR: join(dir, "registry"),
    },
    root,
  );
  const cores = givenCores ?? (await readCores());
  function spawn(name: ServerName, change: Variables = {}): LoadServer {
    const all = { ...env, ...change };
    const url = `http://127.0.0.1:${all[`${name.toUpperCase()}_PORT`]}`;
    const { servers: prefix } = cores;
    const logFile = join(dir, `${name}.log`);
    return { ...startServerProcess({ name, entry: entries[name], cwd: root, env: all, logFile, prefix }), url };
  }

  async function start(name: ServerName, change?: Variables): Promise<LoadServer> {
    const server = spawn(name, change);
    await waitUntilReady(server, server, limitMs);
    return server;
  }

  const [registry, api] = await Promise.all([start("registry"), start("api")]);
  const target = { root, logDir: dir, registryUrl: servers.registry.url, environment, env };
  const plans = await planReleases(target);
  await runBuilds(
    plans.map((plan) => plannedBuild(target, plan)).filter((job) => job !== null),
    () => undefined,
  );
  await releaseChanged(target, plans, () => undefined);
  return { ...target, dir, apiUrl: servers.api.url, cores, start, spawn, servers: { registry, api } };
}
