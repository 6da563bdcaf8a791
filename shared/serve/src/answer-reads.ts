import type { FastifyInstance, FastifyReply } from "fastify";
import { answerRead } from "./answer-read.ts";
import { Representation } from "./representation.ts";
import type { Refuse } from "./send-answer.ts";

/**
 * Applies `answerRead` to a handler's cacheable responses: entity tag, conditions, compression. Streams, responses that already have a
 * tag, and uncacheable ones are left as they are.
 */
export function answerReads(app: FastifyInstance, refuse: Refuse): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isWhole = typeof payload === "string" || Buffer.isBuffer(payload);
    const caching = cachingOf(reply);
    if (!isRead || !isWhole || caching === undefined) return payload;
    const type = String(reply.getHeader("content-type") ?? "application/octet-stream");
    const answer = await answerRead(request.raw, new Representation(payload, { type }), { "cache-control": caching });
    for (const name of ["content-type", "content-length"]) reply.removeHeader(name);
    reply.code(answer.status).headers(answer.headers);
    if (!answer.isRefused) return answer.body;
    reply.type("application/json; charset=utf-8");
    return refuse(answer.status, request);
  });
}

/** Undefined for a response that is sent as it is. */
function cachingOf(reply: FastifyReply): string | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader("etag")) return undefined;
  const caching = String(reply.getHeader("cache-control") ?? "no-store");
  return caching.includes("no-store") ? undefined : caching;
}
