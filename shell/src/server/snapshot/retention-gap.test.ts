import { expect, it, jest } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { silentLog } from "@zhian/server/testing/silent-log";
import { makeFragment } from "../testing/fragment-fixture.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";
import { createRetention } from "./retention.ts";

it("F-33 a prepared release that is not served yet is kept, however little space there is", async () => {
  jest.useFakeTimers();
  const [old, served, next] = ["1.0.0", "1.0.1", "1.0.2"].map(
    (version) => makeFragment({ name: "mf-a", version }).manifest,
  );
  const held = new Map([old, served].map((manifest) => [manifest?.version, manifest]));
  const removed: string[] = [];
  const retention = createRetention({
    files: { removeAllBut: async () => 0 },
    manifests: {
      list: async () => [...held.values()].map((manifest) => ({ manifest: manifest as FragmentManifest, usedAt: 0 })),
      touch: async () => undefined,
      forget: async ({ version }) => void removed.push(version),
    },
    maxBytes: 1,
    log: silentLog,
  });
  const live = (manifest: FragmentManifest | undefined) =>
    // Only the fields that are read.
    ({ deployments: [{ stable: { key: manifest?.version, manifest } }] }) as unknown as LiveSnapshot;

  retention.switchTo(live(served));
  await retention.prepare(next as FragmentManifest, async () => held.set(next?.version, next));
  // Copies are deleted now, before the shell switches to the next release.
  await jest.advanceTimersByTimeAsync(5_000);

  expect(removed).toEqual(["1.0.0"]);
  await retention.stop();
  jest.useRealTimers();
});
