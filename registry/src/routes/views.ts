import { fragmentNameSchema } from "@zhian/contracts/fragment";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { diffReleases } from "../diff.ts";
import { type EnvironmentState, findEnvironment, readDeployment, readServed } from "../environment.ts";
import { refuse } from "../refusal.ts";
import { findManifest } from "../releases.ts";
import { readLog, readStatus, type StatusParts } from "../status.ts";
import { parseInput, parsePath } from "./answers.ts";
import { clampedLimit, environmentParam, versionSchema } from "./paths.ts";

const logQuery = z.object({
  fragment: z.optional(fragmentNameSchema),
  before: z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined),
  limit: clampedLimit(50, 200),
});
const diffQuery = z.object({ fragment: fragmentNameSchema, version: versionSchema });

/** What people look at: who serves what, since when and why, and what would change. */
export function registerViews(app: FastifyInstance, parts: StatusParts & { database: Database }): void {
  const { database } = parts;

  app.get("/v1/environments/:environment/status", async (request, reply) => {
    const environment = await requireEnvironment(request);
    reply.header("etag", `"${environment.revision}"`).header("cache-control", "no-cache");
    const { name, revision, head } = environment;
    return { environment: name, revision, head, fragments: await readStatus(parts, environment) };
  });

  app.get("/v1/environments/:environment/log", async (request) => {
    const environment = await requireEnvironment(request);
    const query = parseInput(logQuery, request.query);
    return {
      environment: environment.name,
      revision: environment.revision,
      ...(await readLog(database, environment, query)),
    };
  });

  app.get("/v1/environments/:environment/diff", async (request) => {
    const environment = await requireEnvironment(request);
    const { fragment, version } = parseInput(diffQuery, request.query);
    const to = await findManifest(database, fragment, version);
    if (!to)
      throw refuse(
        "unknown-release",
        `${fragment} ${version} was never published.`,
        `Publish it first: fragments publish ${fragment}`,
      );
    const served = await readServed(database, environment);
    const present = served.get(fragment);
    const others = await Promise.all(
      [...served.values()].filter((entry) => entry !== present).map((entry) => readDeployment(database, entry)),
    );
    const from = present && (await readDeployment(database, present)).stable;
    return {
      environment: environment.name,
      ...diffReleases(
        from,
        to,
        others.map(({ stable }) => stable),
      ),
    };
  });

  async function requireEnvironment(request: FastifyRequest): Promise<EnvironmentState> {
    const { environment } = parsePath(environmentParam, request);
    const state = await findEnvironment(database, environment);
    if (state) return state;
    throw refuse("unknown-environment", "There is no such environment.", "See REGISTRY_ENVIRONMENTS of the registry.");
  }
}
