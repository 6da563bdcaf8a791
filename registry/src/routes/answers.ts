import type { RefusalStatus } from "@zhian/serve/answer-read";
import type { Refuse } from "@zhian/serve/send-answer";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { type Refusal, refusalStatus, refuse } from "../model/refusal.ts";

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, remedy, revision, at } = refusal;
  if (code === "no-valid-token") reply.header("www-authenticate", 'Bearer realm="registry"');
  return sendError(reply, refusalStatus[code], {
    code,
    message,
    remedy,
    ...(revision !== undefined && { revision }),
    ...(at && at.length > 0 && { at }),
  });
}

export interface ErrorBody {
  code: string;
  message: string;
  remedy: string;
  revision?: number;
  at?: Refusal["at"];
}

export function sendError(reply: FastifyReply, status: number, error: ErrorBody): FastifyReply {
  // Set here too, because a URL that Fastify cannot parse runs no hook.
  reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  return reply.code(status).type("application/json; charset=utf-8").send({ error });
}

/** For reads whose conditions cannot be met. */
export const readRefusals: Readonly<Record<RefusalStatus, ErrorBody>> = {
  406: {
    code: "not-acceptable",
    message: "There is no acceptable representation of this resource.",
    remedy: "Accept br, gzip or identity.",
  },
  412: {
    code: "condition-failed",
    message: "The current version does not match If-Match.",
    remedy: "Retry without it.",
  },
  416: {
    code: "beyond-the-end",
    message: "The requested range is not satisfiable.",
    remedy: "See Content-Range for the actual size.",
  },
};

export const refuseRead: Refuse = (status) => JSON.stringify({ error: readRefusals[status] });

/** Throws RefusedError with every fault; never echoes the input. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw refuse(
    "bad-request",
    `The request is not valid: ${z.prettifyError(parsed.error).slice(0, 1000)}`,
    "Fix these and send it again.",
  );
}

/** The path's parameters; missing and malformed get the same response. */
export function parsePath<Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): z.output<Schema> {
  const parsed = schema.safeParse(request.params);
  if (parsed.success) return parsed.data;
  throw refuse(
    "unknown-address",
    "There is nothing at this address.",
    "Check the names in it: fragments are named mf-…, and versions look like 1.2.3.",
  );
}
