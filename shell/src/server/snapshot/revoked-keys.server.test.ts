import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Snapshot } from "@zhian/contracts/snapshot";
import { silentLog } from "@zhian/server/testing/silent-log";
import { listed, type MadeKey, makeKey, makeList, signList, start } from "@zhian/signing/testing/make-key-list";
import { createMetrics } from "../operate/metrics.ts";
import { releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { removeFolders, temporaryFolder } from "../testing/running-shell.ts";
import { KeyRing } from "./key-ring.ts";
import { SnapshotActivator } from "./snapshot-activator.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

const [root, good, stolen] = [makeKey(), makeKey(), makeKey()] as const;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterAll(removeFolders);

/** Two lists: in the first, both keys are good; in the second, the stolen one is revoked. */
const lists = [false, true].map((revoked, index) =>
  JSON.stringify({
    lists: [
      signList(
        makeList({
          version: index + 1,
          roots: [root.publicKey],
          keys: [listed(good), listed(stolen, { revoked })],
        }),
        [root],
      ),
    ],
  }),
);
const [bothGood = "", oneStolen = ""] = lists;

async function startActivator(known = bothGood) {
  const metrics = createMetrics();
  const ring = new KeyRing({ set: { own: [], roots: [root.key] }, log: silentLog, metrics, now: () => start });
  ring.take(known);
  const activator = new SnapshotActivator({
    store: createSnapshotStore(folder),
    keys: ring,
    environment: "production",
    allowJump: false,
    prepare: async (manifest) => ({ status: "ready", release: releaseOf(manifest) }),
    onLive: () => undefined,
    log: silentLog,
    metrics,
  });
  await activator.startFromDisk();
  const served = () => {
    const live = activator.current();
    return live && !live.isPartial && `${live.revision} ${live.deployments[0]?.stable.manifest.version}`;
  };
  return {
    activator,
    served,
    async revoke() {
      ring.take(oneStolen);
      await activator.forgetRevoked();
    },
    refusals: async () => (await metrics.rejected.get()).values.map(({ labels }) => labels.reason),
    async untilServed(what: string) {
      await until(what, served, (seen) => seen === what);
    },
  };
}

function releaseOf(manifest: FragmentManifest) {
  return { key: releaseKey(manifest), manifest, page: toPageFragment(manifest), styles: new Map(), isRunnable: true };
}

function signedBy(key: MadeKey, revision: number, version: string): string {
  const snapshot: Snapshot = {
    schema: 1,
    environment: "production",
    revision,
    head: `h${revision}`,
    issuedAt: new Date(start).toISOString(),
    expiresAt: new Date(start + 86_400_000).toISOString(),
    fragments: { "mf-a": { stable: makeFragment({ name: "mf-a", version }).manifest } },
  };
  const text = JSON.stringify(snapshot);
  return JSON.stringify({ keyId: key.id, signature: key.sign(text), snapshot: text });
}

const onDisk = async () => (await readdir(folder)).filter((name) => /^\d/.test(name)).sort();

describe("F-142 a revoked key", () => {
  it("makes new snapshots invalid; the served one stays, with an alert, until a good key has signed it", async () => {
    const { activator, served, revoke, refusals, untilServed } = await startActivator();
    await activator.offer(signedBy(stolen, 5, "1.0.0"));
    await untilServed("5 1.0.0");
    expect(activator.isOfRevokedKey()).toBe(false);
    await revoke();

    expect([served(), activator.isOfRevokedKey(), await onDisk()]).toEqual(["5 1.0.0", true, []]);
    expect(await activator.offer(signedBy(stolen, 6, "6.6.6"))).toBe(false);
    expect([served(), await refusals()]).toEqual(["5 1.0.0", ["key-revoked"]]);
    // The same revision, signed again: there is nothing to prepare, and it is stored for the next start.
    expect(await activator.offer(signedBy(good, 5, "1.0.0"))).toBe(true);
    expect([served(), activator.isOfRevokedKey(), await onDisk()]).toEqual(["5 1.0.0", false, ["5.json"]]);
    await activator.stop();
  });

  it("does not block good snapshots with the high revisions that it signed, even after a restart", async () => {
    const first = await startActivator();
    await first.activator.offer(signedBy(good, 3, "1.0.0"));
    await first.untilServed("3 1.0.0");
    for (const revision of [900, 901, 902]) await first.activator.offer(signedBy(stolen, revision, "6.6.6"));
    await first.untilServed("902 6.6.6");
    expect(await first.activator.offer(signedBy(good, 4, "1.1.0"))).toBe(false);
    await first.revoke();

    expect(await first.activator.offer(signedBy(good, 2, "0.9.0"))).toBe(false);
    expect(await first.activator.offer(signedBy(good, 4, "1.1.0"))).toBe(true);
    await first.untilServed("4 1.1.0");
    expect(await onDisk()).toContain("4.json");
    await first.activator.stop();
    const again = await startActivator(oneStolen);
    expect(again.served()).toBe("4 1.1.0");
    expect(await again.activator.offer(signedBy(good, 3, "1.0.0"))).toBe(false);
    await again.activator.stop();
  });

  it("is detected when it signed other releases under a good revision's number", async () => {
    const { activator, revoke, untilServed } = await startActivator();
    await activator.offer(signedBy(stolen, 5, "6.6.6"));
    await untilServed("5 6.6.6");
    await revoke();

    expect(await activator.offer(signedBy(good, 5, "1.0.0"))).toBe(true);
    await untilServed("5 1.0.0");
    await activator.stop();
  });

  it("does not start a shell: the newest snapshot on disk with a good key does", async () => {
    const before = await startActivator();
    await before.activator.offer(signedBy(good, 4, "1.0.0"));
    await before.untilServed("4 1.0.0");
    await before.activator.offer(signedBy(stolen, 5, "6.6.6"));
    await before.untilServed("5 6.6.6");
    await before.activator.stop();
    const after = await startActivator(oneStolen);

    expect([after.served(), await onDisk()]).toEqual(["4 1.0.0", ["4.json"]]);
    await after.activator.stop();
  });
});

it("F-09 refuses an older revision than one recorded before key rotation existed", async () => {
  await writeFile(join(folder, "highest-seen.json"), JSON.stringify({ revision: 7, head: "h7" }));
  const { activator, refusals } = await startActivator();

  expect(await activator.offer(signedBy(good, 6, "1.0.0"))).toBe(false);
  expect(await refusals()).toEqual(["older"]);
  await activator.stop();
});
