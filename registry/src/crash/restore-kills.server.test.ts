import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import * as z from "zod";
import { failpoints } from "../support/failpoints.ts";
import { type CrashSession, openCrashSession, readEnvironment } from "../testing/crash-client.ts";
import { makeReleaseTarball } from "../testing/release-tarball.ts";

// Each round starts a registry twice: the total duration depends on the machine.
jest.setTimeout(1_800_000);

const names = ["mf-one", "mf-two"];
const versions = ["1.0.0", "1.0.1"];
/** The second entry is the other fragment's: neither may ever be visible without the other. */
const points = [...failpoints.names.filter((name) => name.startsWith("change: ")), "change: entry written#2"];
const answerSchema = z.object({ revision: z.number() });
let session: CrashSession;

beforeAll(async () => {
  session = await openCrashSession();
  const { started } = await session.start();
  await started;
  const headers = { ...(await session.operator()), "content-type": "application/gzip" };
  let seen = 0;
  for (const version of versions) {
    for (const name of names) {
      const body = new Uint8Array(await makeReleaseTarball({ name, version }));
      await session.fetch(`/v1/fragments/${name}/releases`, { method: "POST", headers, body });
      await send(`deployments/${name}`, { action: "promote", version, reason: version }, seen, randomUUID());
      seen += 1;
    }
  }
});
afterAll(() => session.close());

async function send(path: string, change: object, seen: number, key: string) {
  const headers = {
    ...(await session.operator()),
    "content-type": "application/json",
    "if-match": `"${seen}"`,
    "idempotency-key": key,
  };
  return session.call(`/v1/environments/production/${path}`, { method: "POST", headers, body: JSON.stringify(change) });
}

async function readStable() {
  const { revision, faults, served } = await readEnvironment(session, "production");
  return { revision, faults, stable: names.map((name) => served.get(name)?.stable) };
}

describe("F-19 a crash during a restore", () => {
  it.each(points.map((point, index) => [point, index] as const))(
    "F-19 at %s leaves the whole old or new composition, and a retry applies the restore only once",
    async (point, index) => {
      // Restores revision 2 and revision 4 in turn.
      const [revision, wanted] = index % 2 === 0 ? [2, "1.0.0"] : [4, "1.0.1"];
      const killed = await session.start(point);
      const before = await readStable();
      const restore = { action: "restore", revision, again: true, reason: point };
      const key = randomUUID();
      expect(await send("changes", restore, before.revision, key)).toBeUndefined();
      expect(await killed.ended).toMatchObject({ signal: "SIGKILL" });

      await session.start();
      const after = await readStable();
      expect(after.faults).toEqual([]);
      const isDone = after.revision > before.revision;
      expect(after).toEqual(isDone ? { faults: [], revision: before.revision + 2, stable: [wanted, wanted] } : before);
      const repeated = await send("changes", restore, before.revision, key);
      expect(answerSchema.parse(repeated?.body).revision).toBe(before.revision + 2);
      expect(await readStable()).toEqual({ faults: [], revision: before.revision + 2, stable: [wanted, wanted] });
    },
  );
});
