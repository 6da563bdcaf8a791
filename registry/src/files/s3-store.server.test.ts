import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { freePort } from "@zhian/chaos/free-port";
import { type ObjectStore, objectStoreKeys, startObjectStore } from "@zhian/chaos/object-store";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { createS3Bucket, type S3Settings } from "./s3-bucket.ts";

const dayMs = 86_400_000;
const script = `${"export const answer = 42;\n".repeat(100)}`;
let dir: string;
let store: ObjectStore;
let settings: S3Settings;
let registry: RunningRegistry;
let time = Date.parse("2026-06-01T08:00:00Z");

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "object-store-"));
  // A test closes it and opens it again there: a port of the system's choice could be taken meanwhile.
  store = await openStore(await freePort());
  settings = { url: `${store.url}/files`, region: "us-east-1", ...objectStoreKeys };
  registry = await startTestRegistry({ filesStore: settings }, { now: () => new Date(time) });
});
afterAll(async () => {
  await registry.close();
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const openStore = (port: number) => startObjectStore({ dir, port, host: "127.0.0.1", bucket: "releases" });

async function read(path: string, encoding: string) {
  const answer = await registry.fetch(path, { headers: { "accept-encoding": encoding } });
  return { status: answer.status, encoding: answer.headers.get("content-encoding"), text: await answer.text() };
}

describe("files of releases in an S3-compatible store", () => {
  it("are served from there, compressed for clients that accept brotli", async () => {
    expect((await registry.publish({ name: "mf-a", files: { "chunk.js": script } })).status).toBe(201);
    const path = "/files/mf-a/1.0.0/chunk.js";
    expect(await read(path, "identity")).toEqual({ status: 200, encoding: null, text: script });
    expect(await read(path, "br")).toEqual({ status: 200, encoding: "br", text: script });
    const promoted = await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "r" });
    expect(promoted.status).toBe(200);
  });

  it("are the same for another registry with an empty disk", async () => {
    const other = await startTestRegistry({ filesStore: settings }, { database: registry.database });
    try {
      const answer = await other.fetch("/files/mf-a/1.0.0/chunk.js", { headers: { "accept-encoding": "identity" } });
      expect(await answer.text()).toBe(script);
    } finally {
      await other.close();
    }
  });

  it("are listed in pages, and removed if no release names them", async () => {
    const bucket = createS3Bucket(settings);
    await bucket.put("00/left", Buffer.from("behind"));
    const listed = [];
    for await (const one of bucket.listAll()) listed.push(one);
    expect(listed).toContainEqual({ key: "00/left", bytes: 6 });
    expect((await bucket.list({ limit: 1 })).length).toBe(1);
    expect((await bucket.list({ after: listed[0]?.key ?? "" })).length).toBe(listed.length - 1);

    time += 30 * dayMs;
    expect((await registry.post("/v1/collections", { isMeant: true })).status).toBe(200);
    expect(await bucket.has("00/left")).toBe(false);
    expect((await read("/files/mf-a/1.0.0/chunk.js", "identity")).text).toBe(script);
  });

  it("F-194 are listed completely beside foreign objects, which are removed whatever their names", async () => {
    const bucket = createS3Bucket(settings);
    const names = ["odd/a b+c", "odd/是", "zz=zz"];
    for (const name of names) await bucket.put(name, Buffer.from("behind"));
    const listed: string[] = [];
    for await (const { key } of bucket.listAll()) listed.push(key);
    expect(listed).toEqual(expect.arrayContaining(names));

    expect((await registry.post("/v1/collections", { isMeant: true })).status).toBe(200);
    for (const name of names) expect([name, await bucket.has(name)]).toEqual([name, false]);
  });

  it("are unavailable but not lost while the store is down, and nothing is partially published", async () => {
    const { port } = new URL(store.url);
    await store.close();
    expect((await read("/files/mf-a/1.0.0/chunk.js", "identity")).status).toBe(503);
    const refused = await registry.publish({ name: "mf-b" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("store") } });
    expect(await (await registry.fetch("/v1/fragments/mf-b/releases")).json()).toMatchObject({ releases: [] });
    store = await openStore(Number(port));
    expect((await read("/files/mf-a/1.0.0/chunk.js", "identity")).status).toBe(200);
    expect((await registry.publish({ name: "mf-b" })).status).toBe(201);
  });

  it("F-121 prevent a start if the store denies access, and the error names the variable", async () => {
    const wrong = { ...settings, secret: "another" };
    const starting = startTestRegistry({ filesStore: wrong });
    await expect(starting).rejects.toThrow("REGISTRY_FILES_URL");
  });
});
