import { join } from "node:path";
import { readFragmentFolders } from "../build/fragment-folders.ts";
import { runBuilds } from "../build/run-builds.ts";
import { shellBuild } from "../build/shell-build.ts";
import { runCommand } from "../processes/run-command.ts";
import { type ServerProcess, startServerProcess } from "../processes/server-process.ts";
import { createProgress } from "../progress/progress.ts";
import { CommandError } from "../progress/say-failure.ts";
import { plannedBuilds, planReleases, releaseChanged } from "../release/release-changed.ts";
import { readStartConfig, type ServerConfig } from "./config.ts";
import { nextSteps } from "./next-steps.ts";
import { requireFreePorts } from "./require-free-ports.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

const root = join(import.meta.dirname, "../..");
const entries = { registry: "registry/src/main.ts", api: "api/src/main.ts", shell: "shell/src/server/main.ts" };

/** Runs until somebody ends it, or a server ends by itself. */
async function start(): Promise<never> {
  const config = readStartConfig(process.env, root);
  const { registry, api, shell } = config.servers;
  const target = { ...config, registryUrl: registry.url };
  await requireFreePorts([shell, api, registry]);
  const progress = createProgress({ steps: 5 });
  const launch = (server: ServerConfig) => {
    const logFile = join(config.logDir, `${server.name}.log`);
    return startServerProcess({ name: server.name, entry: entries[server.name], cwd: root, env: config.env, logFile });
  };

  const [registryProcess, apiProcess] = await progress.step("Start registry and api", async () => {
    const started = [launch(registry), launch(api)] as const;
    await Promise.all([waitUntilReady(registry, started[0]), waitUntilReady(api, started[1])]);
    return started;
  });
  const plans = await progress.step("Look for changed sources", () => planReleases(target));
  await progress.step("Build", async (detail) =>
    runBuilds([...(await shellBuild(config)), ...plannedBuilds(target, plans)], detail),
  );
  await progress.step("Publish and promote", (detail) => releaseChanged(target, plans, detail));
  const shellProcess = await progress.step("Start shell", async () => {
    const started = launch(shell);
    await waitUntilReady(shell, started);
    return started;
  });
  progress.say(nextSteps({ url: shell.url, registryUrl: registry.url, fragments: readFragmentFolders(root) }));
  return watch([registryProcess, apiProcess, shellProcess]);
}

/** A site without one of its servers is no site: when one ends, all end, and it is said why. */
async function watch(servers: readonly ServerProcess[]): Promise<never> {
  const { name, lastLines, code, signal } = await Promise.race(
    servers.map(async (server) => ({ ...server, ...(await server.exited) })),
  );
  throw new CommandError(`The ${name} ended (${signal ?? `code ${code}`}). The end of its log:\n${lastLines(25)}`);
}

await runCommand(start, 0);
