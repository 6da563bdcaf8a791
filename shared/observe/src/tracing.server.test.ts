import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { observeRequests } from "./observe-requests.ts";
import { runStatement } from "./run-statement.ts";
import { beginPart, beginRequestSpan } from "./spans.ts";
import { startTracing, type Tracing } from "./start-tracing.ts";
import { startTraceCollector, type TraceCollector } from "./testing/trace-collector.ts";

let collector: TraceCollector;
let app: FastifyInstance;
let tracing: Tracing | undefined;
const errors: string[] = [];

beforeEach(async () => {
  errors.length = 0;
  collector = await startTraceCollector();
  app = Fastify({ genReqId: ({ headers }) => String(headers["x-request-id"] ?? "none-given") });
  observeRequests(app, "test");
  app.get("/things/:id", () => runStatement("select 1 where a = $1", async () => ({ fine: true })));
  app.get("/broken", () => runStatement("select 2", () => Promise.reject(new Error("no such table"))));
  app.get("/healthz", async () => "ok");
});
afterEach(async () => {
  await tracing?.close();
  tracing = undefined;
  await app.close();
  await collector.close();
});

async function trace(endpoint: string | undefined, share = 1): Promise<void> {
  const onError = (message: string) => void errors.push(message);
  tracing = await startTracing({ service: "test", ...(endpoint && { endpoint }), share, onError, sendMs: 60_000 });
}

describe("traces", () => {
  it("follow a page from its part to the SQL statement that another server runs for it", async () => {
    await trace(collector.url);
    const page = beginRequestSpan({ method: "GET", path: "/products/bcc", requestId: "request-1" });
    const part = page.run(() => beginPart("render mf-products", { "zhian.fragment": "mf-products" }));
    await app.inject({ url: "/things/7?secret=x", headers: { ...part.headers, "x-request-id": "request-1" } });
    part.end();
    page.end({ route: "page", status: 200 });

    await tracing?.close();
    const named = Object.fromEntries(collector.spans.map((span) => [span.name, span]));
    expect(Object.keys(named).toSorted()).toEqual(["GET /things/:id", "GET page", "SELECT", "render mf-products"]);
    const { "GET page": first, "render mf-products": second, "GET /things/:id": third, SELECT: last } = named;
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect([second, third, last].map((span) => span?.parentSpanId)).toEqual(
      [first, second, third].map((span) => span?.spanId),
    );
    expect(third?.service).toBe("test");
    expect(third?.attributes).toMatchObject({
      "url.path": "/things/7",
      "http.response.status_code": 200,
      "zhian.request_id": "request-1",
    });
    expect(last?.attributes["db.query.text"]).toBe("select 1 where a = $1");
  });

  it("mark what failed", async () => {
    await trace(collector.url);
    expect((await app.inject("/broken")).statusCode).toBe(500);
    await tracing?.close();
    expect(collector.spans.map(({ name, status }) => [name, status])).toEqual([
      ["SELECT", 2],
      ["GET /broken", 2],
    ]);
  });

  it("contain no probes, and at most the sampled share", async () => {
    await trace(collector.url, 0);
    await app.inject("/things/1");
    await tracing?.close();
    await trace(collector.url);
    await app.inject("/healthz");
    await tracing?.close();
    expect(collector.spans).toEqual([]);
  });

  it("do not fail a request when their collector is down", async () => {
    await collector.close();
    await trace(collector.url);
    expect((await app.inject("/things/1")).json()).toEqual({ fine: true });
    await tracing?.close();
    expect(errors.length).toBeGreaterThan(0);
  });

  it("are off without an endpoint", async () => {
    await trace(undefined);
    expect((await app.inject("/things/1")).statusCode).toBe(200);
    expect(beginPart("part", {}).headers).toEqual({});
    expect(collector.spans).toEqual([]);
  });
});
