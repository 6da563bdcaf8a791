import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHttpMetrics } from "./http-metrics.ts";
import { runWithRequestId } from "./request-id.ts";
import { beginRequestSpan, type RequestSpan } from "./spans.ts";

/** Hides a route in the api's documentation, which adds this key. */
const hidden: object = { hide: true };
/** Health probes, which arrive every second. */
const probes: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Runs each request with its id and span, counts responses, and serves metrics at /metrics: on a port that visitors cannot reach. */
export function observeRequests(app: FastifyInstance, service: string): void {
  const metrics = createHttpMetrics(service);
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { id: requestId, method, url, headers, routeOptions } = request;
    if (probes.has(routeOptions.url ?? "")) return runWithRequestId(requestId, done);
    const span = beginRequestSpan({ method, path: url.split("?", 1)[0] ?? "/", requestId, asker: headers });
    spans.set(request, span);
    span.run(() => runWithRequestId(requestId, done));
  });
  app.addHook("onResponse", async (request, { statusCode: status, elapsedTime }) => {
    const route = request.routeOptions.url ?? "none";
    metrics.answered({ method: request.method, route, status, seconds: elapsedTime / 1_000 });
    spans.get(request)?.end({ route, status });
  });
  app.get("/metrics", { schema: hidden }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}
