import { Representation } from "@zhian/serve/representation";
import { sendAnswer } from "@zhian/serve/send-answer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { toDiscovery, toImportMap } from "../model/projections.ts";
import { refuse } from "../model/refusal.ts";
import type { createSnapshots, IssuedSnapshot } from "../snapshot.ts";
import { parsePath, refuseRead } from "./answers.ts";
import { environmentParam } from "./paths.ts";

interface Dependencies {
  readSnapshot: ReturnType<typeof createSnapshots>;
}

const type = "application/json; charset=utf-8";

export function registerSnapshots(app: FastifyInstance, { readSnapshot }: Dependencies): void {
  const views: Readonly<Record<string, (issued: IssuedSnapshot) => unknown>> = {
    snapshot: ({ signed }) => signed,
    discovery: ({ snapshot }) => toDiscovery(snapshot),
    importmap: ({ snapshot }) => toImportMap(snapshot),
  };
  for (const [view, project] of Object.entries(views)) {
    const written = new WeakMap<IssuedSnapshot, Representation>();
    app.get(`/v1/environments/:environment/${view}`, async (request, reply) => {
      const issued = await requireSnapshot(request);
      const text =
        written.get(issued) ?? new Representation(JSON.stringify(project(issued)), { type, tag: issued.etag });
      written.set(issued, text);
      return sendAnswer({ request, reply, refuse: refuseRead }, text, { "cache-control": "no-cache" });
    });
  }

  async function requireSnapshot(request: FastifyRequest): Promise<IssuedSnapshot> {
    const { environment } = parsePath(environmentParam, request);
    const issued = await readSnapshot(environment);
    if (issued) return issued;
    throw refuse("unknown-environment", "There is no such environment.", "See the registry's REGISTRY_ENVIRONMENTS.");
  }
}
