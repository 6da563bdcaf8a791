import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

const script = `${"export const answer = 42;\n".repeat(100)}`;
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  const files = {
    "chunk.js": script,
    "chunk.js.map": "{}",
    "words.txt": "plain words",
    "picture.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  await registry.publish({ name: "mf-a", files });
});
afterAll(() => registry.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  registry.fetch(`/files/mf-a/1.0.0/${path}`, { headers: { "accept-encoding": "identity", ...headers } });

describe("files of a release", () => {
  it("are cached by browsers and proxies as immutable, and may be loaded by scripts from other origins", async () => {
    const response = await get("chunk.js");
    expect(await response.text()).toBe(script);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(script.length),
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(response.headers.has("content-security-policy")).toBe(false);
  });

  it("are compressed for clients that accept brotli or gzip, and not for others", async () => {
    const compressed = await get("chunk.js", { "accept-encoding": "gzip, br" });
    expect([compressed.headers.get("content-encoding"), await compressed.text()]).toEqual(["br", script]);
    expect(Number(compressed.headers.get("content-length"))).toBeLessThan(script.length / 2);
    const gzipped = await get("chunk.js", { "accept-encoding": "gzip" });
    expect([gzipped.headers.get("content-encoding"), await gzipped.text()]).toEqual(["gzip", script]);
    for (const header of ["br;q=0", "brx"]) {
      const plain = await get("chunk.js", { "accept-encoding": header });
      expect([header, plain.headers.get("content-encoding"), await plain.text()]).toEqual([header, null, script]);
    }
  });

  it("are not sent again when unchanged, and HEAD returns their size", async () => {
    const etag = (await get("chunk.js")).headers.get("etag") ?? "";
    expect((await get("chunk.js", { "if-none-match": etag })).status).toBe(304);
    const head = await registry.fetch("/files/mf-a/1.0.0/chunk.js", {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(script.length)]);
  });

  it("B-R-09 are sandboxed as documents, unless they are scripts", async () => {
    const response = await get("picture.svg");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  it("B-R-09 require a token if they are source maps", async () => {
    expect((await get("chunk.js.map")).status).toBe(401);
    const mine = await get("chunk.js.map", { authorization: `Bearer ${registry.operatorToken}` });
    expect([mine.status, mine.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it.each([
    "/files/mf-a/1.0.0/other.js",
    "/files/mf-a/1.0.1/chunk.js",
    "/files/mf-b/1.0.0/chunk.js",
    "/files/mf-a/1.0.0/",
    "/files/mf-a/1.0.0/__proto__",
    "/files/mf-a/1.0.0/..%2f..%2fsigning-key.pem",
    "/files/mf-a/1.0.0/%2e%2e/%2e%2e/signing-key.pem",
    "/files/mf-a/1.0.0/chunk.js%00",
    "/files/mf-a/1.0.0/%ff",
    "/files/mf-a/..%2f..%2fsigning-key.pem/x",
    "/files/__proto__/1.0.0/chunk.js",
  ])("are answered with 404 for %s", async (path) => {
    expect((await registry.fetch(path)).status).toBe(404);
  });

  it("F-25 are answered with 503, never 404, when a listed file cannot be read", async () => {
    const objects = join(registry.dataDir, "files/objects");
    for (const folder of await readdir(objects)) await rm(join(objects, folder), { recursive: true });
    const response = await get("chunk.js");
    expect([response.status, response.headers.get("cache-control"), response.headers.get("retry-after")]).toEqual([
      503,
      "no-store",
      "5",
    ]);
    const promoted = await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "r" });
    expect([promoted.status, await promoted.json()]).toEqual([
      409,
      { error: expect.objectContaining({ code: "file-missing" }) },
    ]);
  });
});
