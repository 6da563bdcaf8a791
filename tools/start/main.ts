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

/** Runs until somebody ends it, or a server ends by itself. */
async function start(): Promise<never> {
  const config = readStartConfig(process.env, root);
  const { registry, api, shell } = config.servers;
  const target = { ...config, registryUrl: registry.url };
  await requireFreePorts([shell, api, registry]);
  const progress = createProgress({ steps: 2 });

  const [registryProcess, apiProcess] = await progress.step(
    "Start registry and api, build and release",
    async (detail) => {
      const registryProcess = launch(config, "registry");
      const [, ...processes] = await Promise.all([
        releaseTree({ target, registryIsReady: registryProcess, detail }),
        registryProcess,
        launch(config, "api"),
      ]);
      return processes;
    },
  );
  const shellProcess = await progress.step("Start shell", () => launch(config, "shell"));
  const opsUrl = await makeOpsLink(config);
  progress.say(nextSteps({ url: shell.url, registryUrl: registry.url, opsUrl, fragments: readFragmentFolders(root) }));
  return watchServers([registryProcess, apiProcess, shellProcess]);
}

await runCommand(start, 0);
