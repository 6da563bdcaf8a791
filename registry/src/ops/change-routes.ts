import type { FastifyInstance } from "fastify";
import type { createChangeEnvironment } from "../change-environment.ts";
import { namedBy } from "../model/change.ts";
import { refusalStatus, refuse } from "../model/refusal.ts";
import type { createPreviewChange } from "../preview-change.ts";
import { parseInput } from "../routes/answers.ts";
import { logChange } from "../routes/deployments.ts";
import { requireEnvironment } from "../routes/require-environment.ts";
import { signatureOf } from "../tokens.ts";
import { forOperators, type OpsParts, requireAllowed } from "./ops-parts.ts";
import { readAsked, sentSchema, toChange } from "./read-asked.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { createShowPreview } from "./show-preview.ts";

interface Dependencies extends OpsParts {
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
  previewChange: ReturnType<typeof createPreviewChange>;
}

/** Each change is previewed first, and applied to the revision that was previewed. */
export function registerOpsChanges(app: FastifyInstance, parts: Dependencies): void {
  const { database } = parts;
  const show = createShowPreview(parts);

  app.get(
    "/ops/:environment/change",
    forOperators(parts, async (request, reply, viewer) => {
      const state = await requireEnvironment(database, request);
      const asked = readAsked(request.query);
      if (!asked)
        throw refuse("bad-request", "This is not a known kind of change.", "Start again from the environment's page.");
      requireAllowed(request, viewer, asked.fragment);
      return show(reply, viewer, { state, asked });
    }),
  );

  app.post(
    "/ops/:environment/change",
    forOperators(parts, async (request, reply, viewer) => {
      requireSameOrigin(request);
      const state = await requireEnvironment(database, request);
      const { seen, key, ...asked } = parseInput(sentSchema, request.body);
      requireAllowed(request, viewer, asked.fragment);
      const change = toChange(asked, asked.reason ?? "");
      if (!change) return show(reply.code(400), viewer, { state, asked, fault: { kind: "reason" } });
      for (const other of namedBy(change)) requireAllowed(request, viewer, other);
      const outcome = await parts.changeEnvironment({
        environment: state.name,
        fragment: asked.fragment,
        change,
        seenRevision: seen,
        by: signatureOf(viewer.identity),
        requestKey: key,
      });
      if (outcome.status === "changed") logChange(request.log, outcome.entry);
      switch (outcome.status) {
        case "changed":
          return reply.redirect(`/ops/${state.name}?done=${outcome.entry.revision}`, 303);
        case "nothing-to-do":
          return show(reply, viewer, { state, asked });
        case "stale":
          return show(reply.code(409), viewer, { state, asked, fault: { kind: "stale" } });
        case "refused": {
          const { refusal } = outcome;
          const fault = { kind: "refused" as const, refusal };
          return show(reply.code(refusalStatus[refusal.code]), viewer, { state, asked, fault });
        }
      }
    }),
  );
}
