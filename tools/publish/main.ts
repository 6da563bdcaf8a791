import { join } from "node:path";
import * as z from "zod";
import { runBuilds } from "../build/run-builds.ts";
import { runCommand } from "../processes/run-command.ts";
import { createProgress } from "../progress/progress.ts";
import { plannedBuilds, planReleases, releaseChanged } from "../release/release-changed.ts";

const root = join(import.meta.dirname, "../..");
const environmentSchema = z.object({
  FRAGMENTS_REGISTRY: z.url(),
  SHELL_ENVIRONMENT: z.string().default("production"),
});

/** Releases every fragment of this tree to a registry that runs already: what `npm start` does, as a job of its own. */
await runCommand(async () => {
  const { FRAGMENTS_REGISTRY, SHELL_ENVIRONMENT } = environmentSchema.parse(process.env);
  const target = {
    root,
    logDir: join(root, "var/log"),
    registryUrl: FRAGMENTS_REGISTRY,
    environment: SHELL_ENVIRONMENT,
    env: process.env,
  };
  const progress = createProgress({ steps: 3 });
  const plans = await progress.step("Look for changed sources", () => planReleases(target));
  await progress.step("Build", (detail) => runBuilds(plannedBuilds(target, plans), detail));
  await progress.step("Publish and promote", (detail) => releaseChanged(target, plans, detail));
  return 0;
});
