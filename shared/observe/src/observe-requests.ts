import type { FastifyInstance } from "fastify";
import { createHttpMetrics } from "./http-metrics.ts";
import { runWithRequestId } from "./request-id.ts";

/** Of the api's documentation, which adds this word to what a schema may say. */
const hidden: object = { hide: true };

/** Gives each request's work its id, counts answers, and tells figures at /metrics: a port that visitors do not reach. */
export function observeRequests(app: FastifyInstance, service: string): void {
  const metrics = createHttpMetrics(service);
  app.addHook("onRequest", (request, _reply, done) => runWithRequestId(request.id, done));
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.answered({ method, route: routeOptions.url ?? "none", status: statusCode, seconds: elapsedTime / 1_000 }),
  );
  app.get("/metrics", { schema: hidden }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}
