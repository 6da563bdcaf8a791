import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type ObjectStore, objectStoreKeys, startObjectStore } from "@zhian/chaos/object-store";
import { createS3Bucket, type S3Bucket } from "../../registry/src/files/s3-bucket.ts";
import { checkStore } from "./check-store.ts";

const many = 20;
let dir: string;
let store: ObjectStore;
let bucket: S3Bucket;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "check-store-"));
  store = await startObjectStore({ dir, port: 0, host: "127.0.0.1", bucket: "releases" });
  bucket = createS3Bucket({ url: `${store.url}/check`, region: "us-east-1", ...objectStoreKeys });
});
afterAll(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

async function faultsOf(faulty: Partial<S3Bucket>): Promise<string[]> {
  const judgements = await checkStore({ ...bucket, ...faulty }, many);
  return judgements.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
}

describe("checkStore", () => {
  it("passes a store that works, and leaves nothing in it", async () => {
    expect(await faultsOf({})).toEqual([]);
    expect(await bucket.list({})).toEqual([]);
  });

  it.each<[string, Partial<S3Bucket>, string]>([
    ["truncates a listing", { listAll: firstOfAll }, `${many - 1} are listed`],
    ["keeps a removed object", { remove: async () => undefined }, "it is still there"],
    ["finds an object that was never put", { has: async () => true }, "HEAD finds it"],
    ["does not overwrite an object", { put: putOnce() }, 'it contains "first"'],
    ["fails a request", { get: () => Promise.reject(new Error("503 SlowDown")) }, "Error: 503 SlowDown"],
  ])("refuses a store that %s", async (_what, faulty, fault) => {
    expect(await faultsOf(faulty)).toContain(fault);
    for await (const { key } of bucket.listAll()) await bucket.remove(key);
  });
});

async function* firstOfAll(): ReturnType<S3Bucket["listAll"]> {
  const all = await bucket.list({});
  yield* all.slice(0, -1);
}

function putOnce(): S3Bucket["put"] {
  return async (key, content) => {
    if (!(await bucket.has(key))) await bucket.put(key, content);
  };
}
