import type { SignedPreviewState } from "@zhian/contracts/preview-pass";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { SigningKey } from "../keys/signing-key.ts";
import { type createCreatePreview, newPreviewSchema } from "../previews/create-preview.ts";
import { endPreview } from "../previews/end-preview.ts";
import { findPreview, listPreviews } from "../previews/preview-store.ts";
import { readPreviewState } from "../previews/read-preview-state.ts";
import { canonicalJson } from "../support/canonical-json.ts";
import { signatureOf } from "../tokens.ts";
import { parseInput, parsePath } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { clampedLimit, environmentParam } from "./paths.ts";
import { requireEnvironment } from "./require-environment.ts";

interface Dependencies {
  database: Database;
  authorize: Authorize;
  createPreview: ReturnType<typeof createCreatePreview>;
  currentKey(): Promise<SigningKey>;
  now(): Date;
}

export const previewParam = environmentParam.extend({ id: z.uuid() });

/**
 * Previews: created and revoked by anyone who may serve these fragments to visitors, since they run on the site's own origin. Reading
 * one reveals its contents, as with any release, but does not allow showing it to anyone: that takes the pass.
 */
export function registerPreviews(app: FastifyInstance, parts: Dependencies): void {
  const { database, authorize, now } = parts;

  app.post("/v1/environments/:environment/previews", async (request, reply) => {
    const wanted = parseInput(newPreviewSchema, request.body);
    const by = await authorizeAll(request, wanted.releases);
    const environment = await requireEnvironment(database, request);
    const { preview, address } = await parts.createPreview(environment, wanted, by);
    const { id, releases, expiresAt } = preview;
    request.log.info(
      { event: "preview.created", environment: environment.name, preview: id, releases, expiresAt, by },
      "a preview was created",
    );
    return reply
      .code(201)
      .header("cache-control", "no-store")
      .send({ ...preview, address });
  });

  app.get("/v1/environments/:environment/previews", async (request, reply) => {
    const { name } = await requireEnvironment(database, request);
    const { limit } = parseInput(z.object({ limit: clampedLimit(50, 200) }), request.query);
    reply.header("cache-control", "no-cache");
    return { environment: name, previews: await listPreviews(database, name, limit) };
  });

  app.get("/v1/environments/:environment/previews/:id", async (request, reply): Promise<SignedPreviewState> => {
    const asked = parsePath(previewParam, request);
    const state = canonicalJson(await readPreviewState(database, asked, now()));
    const key = await parts.currentKey();
    reply.header("cache-control", "no-store");
    return { keyId: key.keyId, signature: key.sign(state), state };
  });

  app.delete("/v1/environments/:environment/previews/:id", async (request, reply) => {
    const asked = parsePath(previewParam, request);
    const preview = await findPreview(database, asked.environment, asked.id);
    // A caller without operator rights must not learn which previews exist.
    const by = await authorizeAll(request, preview?.releases ?? [{}]);
    await endPreview(database, asked, { by, now: now(), log: request.log });
    return reply.code(204).send();
  });

  /** Returns the signature of a caller who may operate all of them. */
  async function authorizeAll(request: FastifyRequest, releases: readonly { name?: string }[]): Promise<string> {
    let by = "";
    for (const { name } of releases) by = signatureOf(await authorize(request, "operate", name));
    return by;
  }
}
