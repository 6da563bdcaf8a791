import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import type { createChangeEnvironment } from "./change-environment.ts";
import type { RegistryConfig } from "./config.ts";
import { createAdvanceCanaries } from "./health/advance-canaries.ts";
import { logChange } from "./routes/deployments.ts";
import { repeat } from "./support/repeat.ts";

interface Dependencies {
  config: Pick<RegistryConfig, "environments" | "health">;
  database: Database;
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
  now(): Date;
  lookEveryMs: number;
}

/** Advances all canaries with automatic steps, in every environment. Returns the function that stops it. */
export function growCanaries(
  app: FastifyInstance,
  { config, lookEveryMs, ...parts }: Dependencies,
): () => Promise<void> {
  const advanceCanaries = createAdvanceCanaries({
    ...parts,
    rules: config.health,
    onStep: (outcome) => {
      if (outcome.status === "changed") logChange(app.log, outcome.entry);
    },
    onHeld: ({ environment, fragment, revision, version }, why) =>
      app.log.info(
        { event: "canary.held", environment, fragment, revision, version, why },
        "a canary is due for its next share, but is on hold",
      ),
  });
  const onError = (err: unknown) =>
    app.log.warn(
      { event: "canary.advance_failed", err },
      "could not check whether canaries are due for their next share",
    );
  return repeat(
    async () => {
      for (const name of config.environments) await advanceCanaries(name);
    },
    { pauseMs: lookEveryMs, onError },
  );
}
