import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { ChangeOutcome, createChangeEnvironment } from "../change-environment.ts";
import { changeSchema, namedBy, wholeChangeSchema } from "../model/change.ts";
import { everything, type HistoryEntry } from "../model/history.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Planned } from "../plan-change.ts";
import type { createPreviewChange } from "../preview-change.ts";
import { failpoints } from "../support/failpoints.ts";
import { signatureOf } from "../tokens.ts";
import { parseInput, parsePath, sendRefusal } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { environmentParam, fragmentParam } from "./paths.ts";

interface Dependencies {
  authorize: Authorize;
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
  previewChange: ReturnType<typeof createPreviewChange>;
}

const requestKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,80}$/)
  .optional();

const previewQuery = z.object({ preview: z.enum(["true", "false"]).optional() });

/** Changes to one fragment or to all; with `?preview=true`, only their effect. */
export function registerDeployments(app: FastifyInstance, parts: Dependencies): void {
  const { authorize } = parts;

  app.post("/v1/environments/:environment/deployments/:name", async (request, reply) => {
    const { name } = parseInput(fragmentParam, request.params);
    const identity = await authorize(request, "operate", name);
    const change = parseInput(changeSchema, request.body);
    for (const other of namedBy(change)) await authorize(request, "operate", other);
    return answer(request, reply, { fragment: name, change, by: signatureOf(identity) });
  });

  app.post("/v1/environments/:environment/changes", async (request, reply) => {
    const identity = await authorize(request, "operate");
    const change = parseInput(wholeChangeSchema, request.body);
    return answer(request, reply, { fragment: everything, change, by: signatureOf(identity) });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, planned: Planned & { by: string }) {
    const { environment } = parsePath(environmentParam, request);
    if (parseInput(previewQuery, request.query).preview === "true") {
      const preview = await parts.previewChange(environment, planned);
      if (preview) return reply.send({ ...preview, changed: false });
      throw refuse("unknown-environment", "There is no such environment.", "See the registry's REGISTRY_ENVIRONMENTS.");
    }
    const requestKey = parseInput(requestKeySchema, request.headers["idempotency-key"]);
    const outcome = await parts.changeEnvironment({
      environment,
      ...planned,
      seenRevision: readCondition(request.headers["if-match"]),
      ...(requestKey !== undefined && { requestKey }),
    });
    failpoints.pass("change: answer next");
    if (outcome.status === "changed") logChange(request.log, outcome.entry);
    const answered = toAnswer(outcome);
    return "remedy" in answered ? sendRefusal(reply, answered) : reply.send(answered);
  }
}

export function logChange(log: FastifyBaseLogger, entry: HistoryEntry): void {
  const { environment, revision, action, fragment, version, by } = entry;
  log.info(
    { event: "environment.changed", action, environment, revision, fragment, version, by },
    "an environment was changed",
  );
}

function toAnswer(outcome: ChangeOutcome): Refusal | object {
  switch (outcome.status) {
    case "changed":
      return { revision: outcome.entry.revision, changed: true, entry: outcome.entry };
    case "nothing-to-do":
      return { revision: outcome.revision, changed: false };
    case "stale":
      return staleRefusal(outcome);
    case "refused":
      return outcome.refusal;
  }
}

function staleRefusal({ revision, last }: Extract<ChangeOutcome, { status: "stale" }>): Refusal {
  const what = last ? ` Last change by ${last.by}: ${describeEntry(last)}, "${last.reason}".` : "";
  return {
    code: "changed-meanwhile",
    message: `The environment is now at revision ${revision}.${what}`,
    remedy: "Check `fragments status`, then decide again.",
    revision,
  };
}

function describeEntry({ action, fragment, version, to }: HistoryEntry): string {
  if (action === "restore") return `restore revision ${to}`;
  return [action, fragment, version].filter((word) => word !== undefined && word !== everything).join(" ");
}

/** The revision that the caller saw: `If-Match: "12"`. */
function readCondition(header: string | undefined): number {
  const revision = /^"(\d{1,9})(-\d+)?"$/.exec(header ?? "")?.[1];
  if (revision !== undefined) return Number(revision);
  throw refuse(
    "no-condition",
    "The request does not state which revision it is based on.",
    'Send `If-Match: "<revision>"` with the revision of GET …/status.',
  );
}
