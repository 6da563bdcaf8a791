import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

describe("a monitored registry", () => {
  it("reports response times by route and status", async () => {
    await registry.fetch("/files/mf-a/1.0.0/chunk.js");
    const figures = await (await registry.fetch("/metrics")).text();
    expect(figures).toMatch(
      /registry_request_seconds_count\{method="GET",route="\/files\/:name\/:version\/\*",status="404"\} 1/,
    );
  });

  it("keeps a proxy's request ID, and creates one otherwise", async () => {
    const id = "0123456789abcdef0123456789abcdef";
    const named = await registry.fetch("/healthz", { headers: { "x-request-id": id } });
    expect(named.headers.get("x-request-id")).toBe(id);
    const unnamed = await registry.fetch("/healthz", { headers: { "x-request-id": "<script>" } });
    expect(unnamed.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});
