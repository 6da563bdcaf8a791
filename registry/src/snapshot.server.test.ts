import { createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";
import * as z from "zod";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

const dayMs = 86_400_000;
let clock = Date.parse("2026-11-21T10:00:00.000Z");
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({}, { now: () => new Date(clock) });
  await registry.publish({ name: "mf-a" });
  await registry.publish({ name: "mf-a", version: "1.1.0" });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" });
  await registry.change("mf-a", { action: "canary", version: "1.1.0", percent: 0.1, reason: "try it" });
});

afterAll(() => registry.close());

async function readSigned() {
  const response = await registry.fetch("/v1/environments/production/snapshot");
  const signed = signedSnapshotSchema.parse(await response.json());
  return {
    signed,
    snapshot: snapshotSchema.parse(JSON.parse(signed.snapshot)),
    etag: response.headers.get("etag") ?? "",
  };
}

describe("the snapshot", () => {
  it("contains the served composition at its revision, with the hash of the history's last entry", async () => {
    const { snapshot } = await readSigned();
    const log = await (await registry.fetch("/v1/environments/production/log?limit=1")).json();
    expect(snapshot.revision).toBe(2);
    expect(snapshot.fragments["mf-a"]?.stable.version).toBe("1.0.0");
    expect(snapshot.fragments["mf-a"]?.canary).toMatchObject({ percent: 0.1, release: { version: "1.1.0" } });
    expect(log).toMatchObject({ entries: [{ revision: 2, hash: snapshot.head }] });
  });

  it("is signed: the signature matches the text, and no text with one byte changed", async () => {
    const { signed } = await readSigned();
    const keys = z
      .object({ keyId: z.string(), publicKey: z.string() })
      .parse(await (await registry.fetch("/v1/keys")).json());
    const key = createPublicKey(keys.publicKey);
    const signature = Buffer.from(signed.signature, "base64");
    const text = Buffer.from(signed.snapshot);
    expect(keys.keyId).toBe(signed.keyId);
    expect(verify(null, text, key, signature)).toBe(true);
    const changed = Array.from({ length: 50 }, (_, index) => {
      const bytes = Buffer.from(text);
      const at = Math.floor((index / 50) * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return verify(null, bytes, key, signature);
    });
    expect(changed).not.toContain(true);
  });

  it("is answered with 304 if unchanged", async () => {
    const { etag } = await readSigned();
    const headers = { "if-none-match": etag };
    const again = await registry.fetch("/v1/environments/production/snapshot", { headers });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is signed again, with the same revision and a later expiry, before it expires", async () => {
    const first = await readSigned();
    clock += dayMs / 24;
    expect((await readSigned()).signed).toEqual(first.signed);
    clock += 2 * dayMs;
    const later = await readSigned();
    expect(later.snapshot.revision).toBe(first.snapshot.revision);
    expect(Date.parse(later.snapshot.expiresAt)).toBeGreaterThan(clock + 5 * dayMs);
    expect(later.etag).not.toBe(first.etag);
  });

  it("is available in two equivalent public formats", async () => {
    const { snapshot } = await readSigned();
    const entry = "/_fragments/mf-a/1.0.0/remoteEntry.0001.js";
    const integrity = snapshot.fragments["mf-a"]?.stable.files["remoteEntry.0001.js"]?.integrity;
    const importMap = await (await registry.fetch("/v1/environments/production/importmap")).json();
    expect(importMap).toEqual({ imports: { "mf-a": entry }, scopes: {}, integrity: { [entry]: integrity } });
    const discovery = await (await registry.fetch("/v1/environments/production/discovery")).json();
    expect(discovery).toMatchObject({
      microFrontends: {
        "mf-a": [
          { url: entry, metadata: { version: "1.0.0", integrity }, deployment: { traffic: 99.9, default: true } },
          { metadata: { version: "1.1.0" }, deployment: { traffic: 0.1, default: false } },
        ],
      },
    });
  });

  it("does not exist for an unknown environment", async () => {
    for (const name of ["nowhere", "__proto__", "Production", "..%2f"]) {
      expect((await registry.fetch(`/v1/environments/${name}/snapshot`)).status).toBe(404);
    }
  });
});

it("F-237 names the previous release, never one that was rolled back, and the recalled releases", async () => {
  const change = (asked: object) => registry.change("mf-a", { ...asked, reason: "r" });
  const read = async () => {
    const { fragments, recalled } = (await readSigned()).snapshot;
    return [fragments["mf-a"]?.stable.version, fragments["mf-a"]?.earlier?.version, recalled];
  };
  await change({ action: "promote", version: "1.1.0" });
  expect(await read()).toEqual(["1.1.0", "1.0.0", undefined]);
  await change({ action: "recall", version: "1.0.0" });
  expect(await read()).toEqual(["1.1.0", undefined, ["mf-a@1.0.0"]]);
  await change({ action: "promote", version: "1.0.0", again: true });
  expect(await read()).toEqual(["1.0.0", "1.1.0", undefined]);
});
