import type { FastifyInstance } from "fastify";
import { refuse } from "../model/refusal.ts";
import { endPreview } from "../previews/end-preview.ts";
import { findPreview, type StoredPreview } from "../previews/preview-store.ts";
import { parsePath } from "../routes/answers.ts";
import { previewParam } from "../routes/previews.ts";
import { requireEnvironment } from "../routes/require-environment.ts";
import { signatureOf } from "../tokens.ts";
import { forOperators, type OpsParts, requireAllowed, sendPage } from "./ops-parts.ts";
import { revokePage } from "./revoke-page.ts";
import { requireSameOrigin } from "./same-origin.ts";

/** Shows a preview before it is ended. Anyone who may serve all of its releases may end it. */
export function registerOpsPreviews(app: FastifyInstance, parts: OpsParts): void {
  const { database, now } = parts;

  app.get(
    "/ops/:environment/previews/:id",
    forOperators(parts, async (request, reply, viewer) => {
      const { name: environment, revision } = await requireEnvironment(database, request);
      const preview = await requirePreview(environment, parsePath(previewParam, request).id);
      return sendPage(reply, revokePage(viewer, { environment, revision, preview, now: now() }));
    }),
  );

  app.post(
    "/ops/:environment/previews/:id",
    forOperators(parts, async (request, reply, viewer) => {
      requireSameOrigin(request);
      const { name: environment } = await requireEnvironment(database, request);
      const { id, releases } = await requirePreview(environment, parsePath(previewParam, request).id);
      for (const { name } of releases) requireAllowed(request, viewer, name);
      const by = signatureOf(viewer.identity);
      await endPreview(database, { id, environment }, { by, now: now(), log: request.log });
      return reply.redirect(`/ops/${environment}?revoked=true`, 303);
    }),
  );

  async function requirePreview(environment: string, id: string): Promise<StoredPreview> {
    const preview = await findPreview(database, environment, id);
    if (preview) return preview;
    throw refuse("unknown-preview", "There is no such preview.", "See `fragments preview list`.");
  }
}
