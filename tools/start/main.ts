import { join } from "node:path";
import { readFragmentFolders } from "../build/fragment-folders.ts";
import { runCommand } from "../processes/run-command.ts";
import { createProgress } from "../progress/progress.ts";
import { readStartConfig } from "./config.ts";
import { launch, watchServers } from "./launch.ts";
import { nextSteps } from "./next-steps.ts";
import { makeOpsLink } from "./ops-link.ts";
import { releaseTree } from "./release-tree.ts";
import { requireFreePorts } from "./require-free-ports.ts";

const root = join(import.meta.dirname, "../..");

/** Runs until it is stopped, or a server exits unexpectedly. */
async function start(): Promise<never> {
  const config = readStartConfig(process.env, root);
  const { registry, api, shell } = config.servers;
  const target = { ...config, registryUrl: registry.url };
  await requireFreePorts([shell, api, registry]);
  const progress = createProgress({ steps: 2 });

  const registryStarts = launch(config, "registry");
  // The shell needs it for pages, not to start: both start in parallel.
  const apiStarts = launch(config, "api");
  const registryProcess = await progress.step("Start registry, build and release", async (detail) => {
    const released = releaseTree({ target, registryIsReady: registryStarts, detail });
    await Promise.race([released, failureOf(apiStarts)]);
    return registryStarts;
  });
  const [apiProcess, shellProcess] = await progress.step("Start api and shell", () =>
    Promise.all([apiStarts, launch(config, "shell")]),
  );
  const opsUrl = await makeOpsLink(config);
  progress.say(nextSteps({ url: shell.url, registryUrl: registry.url, opsUrl, fragments: readFragmentFolders(root) }));
  return watchServers([registryProcess, apiProcess, shellProcess]);
}

/** Never resolves; rejects if the work does. */
async function failureOf(work: Promise<unknown>): Promise<never> {
  await work;
  return Promise.withResolvers<never>().promise;
}

await runCommand(start, 0);
