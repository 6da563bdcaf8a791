import { join } from "node:path";
import * as z from "zod";
import { runCommand } from "../processes/run-command.ts";
import { createProgress } from "../progress/progress.ts";
import { publishBuilt } from "./publish-built.ts";

const root = join(import.meta.dirname, "../..");
const environmentSchema = z.object({
  FRAGMENTS_REGISTRY: z.url(),
  SHELL_ENVIRONMENT: z.string().default("production"),
});

/** Releases every built fragment in this tree to a running registry: a separate job, in an image without sources. */
await runCommand(async () => {
  const { FRAGMENTS_REGISTRY: registryUrl, SHELL_ENVIRONMENT: environment } = environmentSchema.parse(process.env);
  const progress = createProgress({ steps: 1 });
  const target = { root, logDir: join(root, "var/log"), registryUrl, environment, env: process.env };
  await progress.step("Publish and promote", (detail) => publishBuilt(target, detail));
  return 0;
});
