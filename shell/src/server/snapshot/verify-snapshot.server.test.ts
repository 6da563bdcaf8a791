import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { maxSnapshotBytes, type Snapshot } from "@zhian/contracts/snapshot";
import { silentLog } from "@zhian/server/testing/silent-log";
import { readPublicKeys } from "@zhian/signing/keys";
import fc from "fast-check";
import { createMetrics } from "../operate/metrics.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { checkOrder } from "./check-revision-order.ts";
import { KeyRing } from "./key-ring.ts";
import { verifySnapshot } from "./verify-snapshot.ts";

const metrics = createMetrics();
let registry: FakeRegistry;
let other: FakeRegistry;

beforeAll(async () => {
  [registry, other] = await Promise.all([startFakeRegistry(), startFakeRegistry()]);
  registry.serve([makeFragment({ name: "mf-a" }), makeFragment({ name: "mf-b", routes: ["/b"] })]);
});

afterAll(async () => {
  await Promise.all([registry.close(), other.close()]);
});

const judge = (text: string) => {
  const set = { own: readPublicKeys(registry.publicKey), roots: [] };
  const keys = new KeyRing({ set, log: silentLog, metrics });
  return verifySnapshot(text, { keys, environment: "production" });
};
const textOf = (changes: Partial<Snapshot> = {}) =>
  JSON.stringify(registry.sign({ ...registry.snapshot(), ...changes }));
const mutations = rounds({ short: 1000, long: 10_000, of: "F-08 mutated bytes" });

describe("a signed snapshot", () => {
  it("is accepted as it was signed", () => {
    expect(judge(textOf())).toMatchObject({ status: "verified", snapshot: { revision: 1 } });
  });

  it("F-08 is refused with any one byte changed", () => {
    const bytes = Buffer.from(textOf());
    const at = fc.nat({ max: bytes.byteLength - 1 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 255 }), (index, turned) => {
        const mutated = Buffer.from(bytes);
        mutated[index] = (bytes[index] ?? 0) ^ turned;
        return judge(mutated.toString("utf8")).status === "refused";
      }),
      { numRuns: mutations },
    );
  });

  it("F-08 is refused without a signature, with another key's, and under another key's name", () => {
    const { keyId, signature, snapshot } = registry.sign(registry.snapshot());
    const foreign = other.sign(registry.snapshot());
    const reasons = [
      { keyId, snapshot },
      { keyId, snapshot, signature: "" },
      { keyId, snapshot, signature: foreign.signature },
      foreign,
      { keyId: foreign.keyId, snapshot, signature },
      { keyId, snapshot, signature: `${signature} ` },
    ].map((envelope) => judge(JSON.stringify(envelope)));

    expect(reasons.map((verified) => verified.status === "refused" && verified.reason)).toEqual([
      "malformed",
      "bad-signature",
      "bad-signature",
      "unknown-key",
      "unknown-key",
      "bad-signature",
    ]);
  });

  it("F-12 is refused when one fragment of it is from another revision", () => {
    const old = registry.sign(registry.snapshot());
    registry.serve([makeFragment({ name: "mf-a", version: "2.0.0" }), makeFragment({ name: "mf-b", routes: ["/b"] })]);
    const now = registry.snapshot();
    const mixed = { ...now, fragments: { ...now.fragments, ...JSON.parse(old.snapshot).fragments } };
    const signedNow = registry.sign(now);

    for (const envelope of [
      { ...signedNow, snapshot: JSON.stringify(mixed) },
      { ...signedNow, snapshot: old.snapshot },
      { ...old, snapshot: signedNow.snapshot },
    ])
      expect(judge(JSON.stringify(envelope))).toEqual({ status: "refused", reason: "bad-signature" });
    // Two valid, signed snapshots of one revision: they differ in the history that leads to them.
    expect(checkOrder({ ...now, head: "another" }, now, false)).toBe("forked");
  });

  it("F-07 is accepted with new fields, and refused with another schema", () => {
    expect(judge(textOf({ novelty: { deep: [1] } } as object)).status).toBe("verified");
    for (const schema of [0, 2, "1", null]) {
      expect(judge(textOf({ schema } as object))).toEqual({ status: "refused", reason: "unknown-schema" });
    }
  });

  it("F-13 is refused when it exceeds the size limit", () => {
    const long = textOf({ head: "x".repeat(maxSnapshotBytes) });

    expect(judge(long)).toEqual({ status: "refused", reason: "too-large" });
    expect(judge(long.repeat(3))).toEqual({ status: "refused", reason: "too-large" });
  });
});

describe("the order of snapshots", () => {
  const seen = { revision: 5000, head: "h" };
  const at = (revision: number, head = "h") => ({ ...registry.snapshot(), revision, head });

  it.each([
    ["F-09 an older revision", 4999, "older"],
    ["F-09 the first one again", 1, "older"],
    ["the same", 5000, "same"],
    ["the next", 5001, "newer"],
    ["F-11 a thousand ahead", 6000, "newer"],
    ["F-11 further ahead", 6001, "jumped"],
    ["F-11 the largest possible number", Number.MAX_SAFE_INTEGER, "jumped"],
  ])("classifies %s", (_, revision, order) => {
    expect(checkOrder(at(revision), seen, false)).toBe(order);
  });

  it("F-11 lets the operator confirm a jump", () => {
    expect(checkOrder(at(6001), seen, true)).toBe("newer");
  });
});
