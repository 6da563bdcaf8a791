import type { Database } from "@zhian/database/database";
import type { FastifyRequest } from "fastify";
import { type EnvironmentState, findEnvironment } from "../model/environment.ts";
import { refuse } from "../model/refusal.ts";
import { parsePath } from "./answers.ts";
import { environmentParam } from "./paths.ts";

/** The environment named in the URL. Throws RefusedError. */
export async function requireEnvironment(database: Database, request: FastifyRequest): Promise<EnvironmentState> {
  const { environment } = parsePath(environmentParam, request);
  const state = await findEnvironment(database, environment);
  if (state) return state;
  throw refuse("unknown-environment", "There is no such environment.", "See the registry's REGISTRY_ENVIRONMENTS.");
}
