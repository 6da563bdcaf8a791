import { request } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { makeReleaseTarball } from "./testing/release-tarball.ts";
import { startTestRegistry } from "./testing/running-registry.ts";

describe("F-117 a shutdown", () => {
  it("is announced before it begins: not ready, but still serving", async () => {
    const registry = await startTestRegistry();
    registry.announceEnd();
    expect((await registry.fetch("/readyz")).status).toBe(503);
    const answer = await registry.fetch("/v1/keys");
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    await registry.close();
  });

  it("finishes an upload in progress, and accepts no new one", async () => {
    const registry = await startTestRegistry({}, { drainMs: 600_000 });
    const tarball = await makeReleaseTarball({ name: "mf-slow" });
    const { hostname, port } = new URL(registry.url);
    const headers = { authorization: `Bearer ${registry.operatorToken}`, "content-type": "application/gzip" };
    const call = request({ hostname, port, method: "POST", path: "/v1/fragments/mf-slow/releases", headers });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      call.on("response", (response) => resolve(response.resume().statusCode));
      call.on("error", reject);
    });
    await new Promise((resolve) => call.write(tarball.subarray(0, 100), resolve));
    // Once the server has responded to a later request, it has received this one.
    expect((await registry.fetch("/healthz")).status).toBe(200);
    const closed = registry.close();
    await expect(registry.fetch("/healthz")).rejects.toThrow("fetch failed");
    call.end(tarball.subarray(100));
    expect(await answered).toBe(201);
    await closed;
  });
});
