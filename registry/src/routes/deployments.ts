import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { changeSchema } from "../change.ts";
import { type ChangeOutcome, type createChangeEnvironment } from "../change-environment.ts";
import { failpoints } from "../failpoints.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { signatureOf } from "../tokens.ts";
import { parseInput, parsePath, sendRefusal } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { environmentParam, fragmentParam } from "./paths.ts";

interface Dependencies {
  authorize: Authorize;
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
}

const requestKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,80}$/)
  .optional();

export function registerDeployments(app: FastifyInstance, { authorize, changeEnvironment }: Dependencies): void {
  app.post("/v1/environments/:environment/deployments/:name", async (request, reply) => {
    const { environment } = parsePath(environmentParam, request);
    const { name } = parseInput(fragmentParam, request.params);
    const identity = await authorize(request, "operate", name);
    const change = parseInput(changeSchema, request.body);
    const requestKey = parseInput(requestKeySchema, request.headers["idempotency-key"]);
    const outcome = await changeEnvironment({
      environment,
      fragment: name,
      change,
      seenRevision: readCondition(request.headers["if-match"]),
      by: signatureOf(identity),
      ...(requestKey !== undefined && { requestKey }),
    });
    failpoints.pass("change: answer next");
    if (outcome.status === "changed") {
      const { revision, action, fragment, version, by } = outcome.entry;
      request.log.info({ event: action, environment, revision, fragment, version, by }, "environment changed");
    }
    const answer = toAnswer(outcome);
    return "remedy" in answer ? sendRefusal(reply, answer) : reply.send(answer);
  });
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
  const what = last ? ` ${last.by}: ${last.action} ${last.fragment} ${last.version}, "${last.reason}".` : "";
  return {
    code: "changed-meanwhile",
    message: `The environment is at revision ${revision} now.${what}`,
    remedy: "Look at `fragments status`, then decide again.",
    revision,
  };
}

/** The revision that the caller saw: `If-Match: "12"`. */
function readCondition(header: string | undefined): number {
  const revision = /^"(\d{1,9})(-\d+)?"$/.exec(header ?? "")?.[1];
  if (revision !== undefined) return Number(revision);
  throw refuse(
    "no-condition",
    "The request does not say which revision it was decided on.",
    'Send `If-Match: "<revision>"` with the revision of GET …/status.',
  );
}
