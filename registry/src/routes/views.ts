import { fragmentNameSchema } from "@zhian/contracts/fragment";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { readSummaries } from "../field/read-summaries.ts";
import { countShells } from "../health/shells.ts";
import { readFreeze } from "../model/freeze.ts";
import { readLog, readStatus, type StatusParts } from "../status.ts";
import { parseInput } from "./answers.ts";
import { clampedLimit } from "./paths.ts";
import { requireEnvironment } from "./require-environment.ts";

const logQuery = z.object({
  fragment: z.optional(fragmentNameSchema),
  before: z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined),
  limit: clampedLimit(50, 200),
});

/** Views for people: which releases are served, since when and why. */
export function registerViews(app: FastifyInstance, parts: StatusParts & { database: Database }): void {
  const { database } = parts;

  app.get("/v1/environments/:environment/status", async (request, reply) => {
    const environment = await requireEnvironment(database, request);
    reply.header("cache-control", "no-cache");
    const { name, revision, head } = environment;
    const freeze = await readFreeze(database, name);
    return {
      environment: name,
      revision,
      head,
      ...(freeze && { frozen: { revision: freeze.revision, at: freeze.at, by: freeze.by, reason: freeze.reason } }),
      shells: await countShells(database, environment, parts.now()),
      fragments: await readStatus(parts, environment),
    };
  });

  app.get("/v1/environments/:environment/field", async (request, reply) => {
    const environment = await requireEnvironment(database, request);
    reply.header("cache-control", "no-cache");
    const fragments = await readSummaries(database, environment, { minPages: parts.rules.minPages, now: parts.now() });
    return { environment: environment.name, fragments };
  });

  app.get("/v1/environments/:environment/log", async (request, reply) => {
    const environment = await requireEnvironment(database, request);
    reply.header("cache-control", "no-cache");
    const query = parseInput(logQuery, request.query);
    return {
      environment: environment.name,
      revision: environment.revision,
      ...(await readLog(database, environment, query)),
    };
  });
}
