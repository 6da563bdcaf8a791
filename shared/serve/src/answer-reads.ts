import type { FastifyInstance } from "fastify";
import { answerRead } from "./answer-read.ts";
import { Representation } from "./representation.ts";

/**
 * Whatever a handler gives a read with leave to keep it, is answered as `answerRead` has it: tag, conditions, compression. Streams, and what
 * must not be kept, are left as they are.
 */
export function answerReads(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const caching = String(reply.getHeader("cache-control") ?? "no-store");
    const isWhole = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isRead || !isWhole || reply.statusCode !== 200 || caching.includes("no-store") || reply.hasHeader("etag"))
      return;
    const type = String(reply.getHeader("content-type") ?? "application/octet-stream");
    const representation = new Representation(payload, { type });
    const { status, headers, body } = await answerRead(request.raw, representation, { "cache-control": caching });
    for (const name of ["content-type", "content-length"]) reply.removeHeader(name);
    reply.code(status).headers(headers);
    return body;
  });
}
