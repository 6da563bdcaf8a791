import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { silentLog } from "@zhian/server/testing/silent-log";
import { makeFragment } from "../testing/fragment-fixture.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";
import { createRetention } from "./retention.ts";

const release = (version: string) => makeFragment({ name: "mf-a", version }).manifest;
const [old, served, next] = [release("1.0.0"), release("1.0.1"), release("1.0.2")];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A retention with room for nothing, and the versions that it holds and has removed. */
function makeRetention() {
  const held: FragmentManifest[] = [old, served];
  const removed: string[] = [];
  const retention = createRetention({
    files: { removeAllBut: async () => 0 },
    manifests: {
      list: async () => held.map((manifest) => ({ manifest, usedAt: 0 })),
      touch: async () => undefined,
      forget: async ({ version }) => void removed.push(version),
    },
    maxBytes: 1,
    log: silentLog,
  });
  return { ...retention, held, removed };
}

function live(manifest: FragmentManifest): LiveSnapshot {
  // Only the fields that are read.
  return { deployments: [{ stable: { key: manifest.version, manifest } }] } as unknown as LiveSnapshot;
}

it("F-33 a prepared release that is not served yet is kept, however little space there is", async () => {
  const retention = makeRetention();
  retention.switchTo(live(served));
  await retention.prepare(next, async () => void retention.held.push(next));
  // Copies are deleted now, before the shell switches to the next release.
  await jest.advanceTimersByTimeAsync(5_000);

  expect(retention.removed).toEqual(["1.0.0"]);
  await retention.stop();
});

it("F-33 a preview that is being prepared when the shell switches is kept too", async () => {
  const retention = makeRetention();
  const downloaded = Promise.withResolvers<void>();
  const preview = retention.prepare(next, async () => {
    await downloaded.promise;
    retention.held.push(next);
  });
  await jest.advanceTimersByTimeAsync(0);
  retention.switchTo(live(served));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(retention.removed).toEqual([]);
  downloaded.resolve();
  await preview;
  await retention.stop();

  expect(retention.removed).toEqual(["1.0.0"]);
});
