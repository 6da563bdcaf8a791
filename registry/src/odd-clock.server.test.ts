import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";
import { openAcknowledged } from "./model/acknowledged.ts";
import { verifyHistory } from "./model/history.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

const hourMs = 3_600_000;
const right = Date.parse("2026-06-01T08:00:00Z");
let clock = right;
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({ ops: true }, { now: () => new Date(clock) });
  await registry.publish({ name: "mf-a", version: "1.0.0" });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "on time" });
});
afterAll(() => registry.close());

async function readJson(path: string) {
  return Object(await (await registry.fetch(`/v1/environments/production/${path}`)).json());
}

async function readSnapshot() {
  return snapshotSchema.parse(JSON.parse(signedSnapshotSchema.parse(await readJson("snapshot")).snapshot));
}

describe("F-96 a clock that is an hour off", () => {
  it.each([
    ["slow", "1.0.1", -hourMs],
    ["fast", "1.0.2", hourMs],
    ["right again", "1.0.3", 0],
  ])(
    "that is %s: the latest change is served and shown as the newest, and the log keeps its order",
    async (_, version, off) => {
      const before = await readSnapshot();
      clock = right + off;
      const published = Object(await (await registry.publish({ name: "mf-a", version })).json());
      await registry.change("mf-a", { action: "promote", version, reason: version });

      // The recorded time is what the clock showed.
      expect(published.publishedAt).toBe(new Date(clock).toISOString());
      const { fragments } = await readJson("status");
      expect(fragments).toMatchObject([{ stable: version, latest: version, changed: { reason: version } }]);
      const { entries } = await readJson("log");
      expect(entries.map(({ revision }: { revision: number }) => revision)).toEqual(
        Array.from({ length: before.revision + 1 }, (_, index) => before.revision + 1 - index),
      );
      const after = await readSnapshot();
      expect(after).toMatchObject({ revision: before.revision + 1, fragments: { "mf-a": { stable: { version } } } });
      // A shell whose own clock is right, or as far off in the opposite direction, has days left.
      for (const shellClock of [right, right - off])
        expect(Date.parse(after.expiresAt)).toBeGreaterThan(shellClock + 4 * 24 * hourMs);
      await verifyHistory(registry.database, (await openAcknowledged(registry.dataDir)).heads);
    },
  );

  it("F-96 does not prevent a rollback", async () => {
    clock = right - hourMs;
    expect((await registry.change("mf-a", { action: "rollback", reason: "bad" })).status).toBe(200);
    expect((await readSnapshot()).fragments["mf-a"]?.stable.version).toBe("1.0.2");
  });
});
