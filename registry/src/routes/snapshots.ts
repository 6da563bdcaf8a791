import type { FastifyInstance, FastifyRequest } from "fastify";
import { toDiscovery, toImportMap } from "../projections.ts";
import { refuse } from "../refusal.ts";
import type { SigningKey } from "../signing-key.ts";
import type { createSnapshots, IssuedSnapshot } from "../snapshot.ts";
import { parsePath } from "./answers.ts";
import { environmentParam } from "./paths.ts";

interface Dependencies {
  key: SigningKey;
  readSnapshot: ReturnType<typeof createSnapshots>;
}

export function registerSnapshots(app: FastifyInstance, { key, readSnapshot }: Dependencies): void {
  app.get("/v1/keys", async () => ({ keyId: key.keyId, publicKey: key.publicKey }));

  const views: Readonly<Record<string, (issued: IssuedSnapshot) => unknown>> = {
    snapshot: ({ signed }) => signed,
    discovery: ({ snapshot }) => toDiscovery(snapshot),
    importmap: ({ snapshot }) => toImportMap(snapshot),
  };
  for (const [view, project] of Object.entries(views)) {
    app.get(`/v1/environments/:environment/${view}`, async (request, reply) => {
      const issued = await requireSnapshot(request);
      reply.header("etag", issued.etag).header("cache-control", "no-cache");
      if (isMatch(request.headers["if-none-match"], issued.etag)) return reply.code(304).send();
      return project(issued);
    });
  }

  async function requireSnapshot(request: FastifyRequest): Promise<IssuedSnapshot> {
    const { environment } = parsePath(environmentParam, request);
    const issued = await readSnapshot(environment);
    if (issued) return issued;
    throw refuse("unknown-environment", "There is no such environment.", "See REGISTRY_ENVIRONMENTS of the registry.");
  }
}

function isMatch(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
