import { type FragmentManifest, fragmentNameSchema } from "@zhian/contracts/fragment";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { diffReleases } from "../diff.ts";
import { diffRevisions } from "../diff-revisions.ts";
import { type EnvironmentState, findEnvironment, readDeployment, readServed } from "../environment.ts";
import { readFreeze } from "../freeze.ts";
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
const diffQuery = z.object({
  fragment: fragmentNameSchema,
  version: versionSchema,
  /** What it is compared with; what is served now unless said. */
  from: versionSchema.optional(),
});
const revision = z.coerce.number().int().min(0).max(2_147_483_647);
/** From the present one unless said. */
const revisionsQuery = z.object({ from: revision.optional(), to: revision });

/** What people look at: who serves what, since when and why, and what would change. */
export function registerViews(app: FastifyInstance, parts: StatusParts & { database: Database }): void {
  const { database } = parts;

  app.get("/v1/environments/:environment/status", async (request, reply) => {
    const environment = await requireEnvironment(request);
    reply.header("etag", `"${environment.revision}"`).header("cache-control", "no-cache");
    const { name, revision, head } = environment;
    const freeze = await readFreeze(database, name);
    return {
      environment: name,
      revision,
      head,
      ...(freeze && { frozen: { revision: freeze.revision, at: freeze.at, by: freeze.by, reason: freeze.reason } }),
      fragments: await readStatus(parts, environment),
    };
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
    const { fragment, version, from: than } = parseInput(diffQuery, request.query);
    const to = await requireManifest(database, fragment, version);
    const served = await readServed(database, environment);
    const present = served.get(fragment);
    const others = await Promise.all(
      [...served.values()].filter((entry) => entry !== present).map((entry) => readDeployment(database, entry)),
    );
    const from =
      than === undefined
        ? present && (await readDeployment(database, present)).stable
        : await requireManifest(database, fragment, than);
    return {
      environment: environment.name,
      ...diffReleases(
        from,
        to,
        others.map(({ stable }) => stable),
      ),
    };
  });

  app.get("/v1/environments/:environment/revisions/diff", async (request) => {
    const environment = await requireEnvironment(request);
    const { from, to } = parseInput(revisionsQuery, request.query);
    const latest = Math.max(from ?? 0, to);
    if (latest > environment.revision) {
      const remedy = "See `fragments log` for those that were.";
      throw refuse("unknown-revision", `${environment.name} has not come to revision ${latest} yet.`, remedy);
    }
    const diff = await diffRevisions(database, environment, { from: from ?? environment.revision, to });
    return { environment: environment.name, ...diff };
  });

  async function requireEnvironment(request: FastifyRequest): Promise<EnvironmentState> {
    const { environment } = parsePath(environmentParam, request);
    const state = await findEnvironment(database, environment);
    if (state) return state;
    throw refuse("unknown-environment", "There is no such environment.", "See REGISTRY_ENVIRONMENTS of the registry.");
  }
}

async function requireManifest(database: Database, fragment: string, version: string): Promise<FragmentManifest> {
  const manifest = await findManifest(database, fragment, version);
  if (manifest) return manifest;
  const remedy = `Publish it first: fragments publish ${fragment}`;
  throw refuse("unknown-release", `${fragment} ${version} was never published.`, remedy);
}
