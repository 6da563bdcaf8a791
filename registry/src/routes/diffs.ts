import { fragmentNameSchema } from "@zhian/contracts/fragment";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { compareReleases } from "../compare/compare-releases.ts";
import { diffRevisions } from "../compare/diff-revisions.ts";
import { versionSchema } from "../model/version.ts";
import { parseInput } from "./answers.ts";
import { requireEnvironment } from "./require-environment.ts";

const diffQuery = z.object({
  fragment: fragmentNameSchema,
  version: versionSchema,
  /** The release to compare with; default: the one served now. */
  from: versionSchema.optional(),
});
const revision = z.coerce.number().int().min(0).max(2_147_483_647);
/** From the current revision by default. */
const revisionsQuery = z.object({ from: revision.optional(), to: revision });

/** Differences between two releases, or between two revisions of an environment. */
export function registerDiffs(app: FastifyInstance, database: Database): void {
  app.get("/v1/environments/:environment/diff", async (request) => {
    const environment = await requireEnvironment(database, request);
    const { fragment, version, from } = parseInput(diffQuery, request.query);
    return {
      environment: environment.name,
      ...(await compareReleases(database, environment, { fragment, from, to: version })),
    };
  });

  app.get("/v1/environments/:environment/revisions/diff", async (request) => {
    const environment = await requireEnvironment(database, request);
    const { from = environment.revision, to } = parseInput(revisionsQuery, request.query);
    return { environment: environment.name, ...(await diffRevisions(database, environment, { from, to })) };
  });
}
