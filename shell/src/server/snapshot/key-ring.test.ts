import { describe, expect, it } from "@jest/globals";
import type { KeyList, ListedKey } from "@zhian/contracts/signing-keys";
import { dayMs, listed, type MadeKey, makeKey, makeList, signList, start } from "@zhian/signing/testing/make-key-list";
import { pino } from "pino";
import { createMetrics } from "../operate/metrics.ts";
import { readStatus } from "../operate/status.ts";
import { KeyRing } from "./key-ring.ts";
import { createKeyWatch, warningsOf } from "./key-watch.ts";

const [root, stranger, set, old, next] = [makeKey(), makeKey(), makeKey(), makeKey(), makeKey()] as const;
const minute = 60_000;
const iso = (time: number) => new Date(time).toISOString();

function makeRing({ roots = [root], now = () => start }: { roots?: readonly MadeKey[]; now?: () => number } = {}) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const ring = new KeyRing({ set: { own: [set.key], roots: roots.map(({ key }) => key) }, log, metrics, now });
  return { ring, metrics, log, lines };
}

const answer = (version: number, keys: ListedKey[], changes: Partial<KeyList> = {}, signer = root) =>
  JSON.stringify({
    lists: [signList(makeList({ version, keys, roots: [signer.publicKey], ...changes }), [signer])],
  });
const reasonOf = (found: ReturnType<KeyRing["find"]>) => (found.status === "refused" ? found.reason : found.status);

describe("the keys of a shell", () => {
  it("F-148 are the configured ones if there is no list, no readable response, or no root", () => {
    const { ring } = makeRing();
    // A registry older than lists, one without a list, and a server that is not a registry.
    const outcomes = ['{"keyId":"x","publicKey":"y"}', '{"lists":[]}', "<!doctype html>"].map((text) =>
      ring.take(text),
    );
    const { ring: rootless } = makeRing({ roots: [] });

    expect(outcomes).toEqual(["nothing-new", "nothing-new", "refused"]);
    expect(rootless.hasRoots()).toBe(false);
    expect(rootless.take(answer(1, [listed(next)]))).toBe("refused");
    for (const one of [ring, rootless]) {
      expect([set, next].map(({ id }) => reasonOf(one.find(id)))).toEqual(["found", "unknown-key"]);
    }
  });

  it("F-140 are those of the newest list signed by a root key, and no others", () => {
    const { ring } = makeRing();
    expect(ring.take(answer(1, [listed(old), listed(set)]))).toBe("taken");
    expect([old, set, next].map(({ id }) => reasonOf(ring.find(id)))).toEqual(["found", "found", "unknown-key"]);
    expect(ring.take(answer(2, [listed(old), listed(next)]))).toBe("taken");
    expect([old, set, next].map(({ id }) => reasonOf(ring.find(id)))).toEqual(["found", "unknown-key", "found"]);
  });

  it("F-141 begin and end when the list says, within five minutes, but end only for new snapshots", () => {
    const clock = { now: start };
    const { ring } = makeRing({ now: () => clock.now });
    const [from, until] = [start + 10 * dayMs, start + 20 * dayMs];
    ring.take(answer(1, [listed(old, { notBefore: iso(from), notAfter: iso(until) })]));
    const at = (now: number) => {
      clock.now = now;
      return [reasonOf(ring.find(old.id)), reasonOf(ring.findKept(old.id))];
    };

    expect(at(from - 5 * minute - 1)).toEqual(["key-not-begun", "found"]);
    expect(at(from - 5 * minute)).toEqual(["found", "found"]);
    expect(at(until + 5 * minute - 1)).toEqual(["found", "found"]);
    expect(at(until + 5 * minute)).toEqual(["key-ended", "found"]);
  });

  it("F-142 are rejected once revoked, for new snapshots and those on disk", () => {
    const { ring } = makeRing();
    ring.take(answer(1, [listed(old), listed(next)]));
    expect(ring.isRevoked(old.id)).toBe(false);
    ring.take(answer(2, [listed(old, { revoked: true }), listed(next)]));

    expect([ring.find(old.id), ring.findKept(old.id)].map(reasonOf)).toEqual(["key-revoked", "key-revoked"]);
    expect([ring.isRevoked(old.id), ring.isRevoked(next.id)]).toEqual([true, false]);
  });

  it("F-143 F-144 stay unchanged when a list is rejected, and the operator sees the reason", async () => {
    const { ring, metrics, lines } = makeRing();
    ring.take(answer(5, [listed(old)]));
    const revived = answer(4, [listed(old), listed(next)]);
    const forged = answer(6, [listed(next)], {}, stranger);
    const cut = answer(6, [listed(next)]).slice(0, 300);

    expect([revived, forged, cut].map((text) => ring.take(text))).toEqual(Array(3).fill("refused"));
    expect(ring.list()?.version).toBe(5);
    expect([old, next].map(({ id }) => reasonOf(ring.find(id)))).toEqual(["found", "unknown-key"]);
    const counted = (await metrics.keyListRejected.get()).values.map(({ labels, value }) => [labels.reason, value]);
    expect(counted).toEqual([
      ["older", 1],
      ["unknown-root", 1],
      ["malformed", 1],
    ]);
    expect(lines.at(-1)).toContain('"event":"key_list.rejected"');
  });
});

describe("the operator's warnings about keys", () => {
  it("F-146 begin 30 days before a list or the last key ends, and stay when it has ended", async () => {
    const list = makeList({
      keys: [listed(old, { notAfter: iso(start + 100 * dayMs) }), listed(next, { notAfter: iso(start + 300 * dayMs) })],
      expires: iso(start + 365 * dayMs),
    });
    const at = (days: number, ms = 0) => warningsOf(list, start + days * dayMs + ms);
    // Without its successor, the first key is the last one to end.
    const alone = (days: number) => warningsOf({ ...list, keys: list.keys.slice(0, 1) }, start + days * dayMs);
    const revoked = { ...list, keys: list.keys.map((key) => ({ ...key, revoked: true })) };

    expect([at(0), at(99), at(101), at(270, -1)]).toEqual([[], [], [], []]);
    expect(at(270)).toEqual(["soon-no-key"]);
    expect(at(300)).toEqual(["no-key-in-force"]);
    expect(at(335)).toEqual(["soon-list-expires", "no-key-in-force"]);
    expect(at(365)).toEqual(["list-expired", "no-key-in-force"]);
    expect([alone(69), alone(70), alone(100)]).toEqual([[], ["soon-no-key"], ["no-key-in-force"]]);
    expect(warningsOf(revoked, start)).toEqual(["no-key-in-force"]);
    // An expired list invalidates no key.
    const { ring } = makeRing({ now: () => start + 50 * dayMs });
    expect(ring.take(answer(1, [listed(old)], { expires: iso(start + dayMs) }))).toBe("taken");
    expect(reasonOf(ring.find(old.id))).toBe("found");
  });

  it("F-146 appear once in the log, and in the status as long as they apply", async () => {
    const { ring, metrics, log, lines } = makeRing();
    metrics.revision.set(7);
    expect((await readStatus(metrics)).signingKeys).toEqual([{ id: set.id, endsAt: null }]);
    ring.take(answer(1, [listed(old), listed(next, { revoked: true })]));
    const check = createKeyWatch({ log, metrics });
    const told = async () => {
      const { degraded, keyWarnings } = await readStatus(metrics);
      return [degraded, keyWarnings];
    };

    check(["soon-no-key"]);
    check(["soon-no-key"]);
    expect(await told()).toEqual([false, ["soon-no-key"]]);
    check(["list-expired", "revoked-key-served"]);
    expect(await told()).toEqual([true, ["list-expired", "revoked-key-served"]]);
    check([]);
    expect(await told()).toEqual([false, []]);
    const faults = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === "signing_keys.action_required");
    expect(faults.map(({ level, warning }) => [level, warning])).toEqual([
      [40, "soon-no-key"],
      [50, "list-expired"],
      [50, "revoked-key-served"],
    ]);
    expect((await readStatus(metrics)).signingKeys).toEqual([{ id: old.id, endsAt: listed(old).notAfter }]);
  });
});
