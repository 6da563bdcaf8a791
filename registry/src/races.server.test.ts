import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { readEnvironment } from "./testing/crash-client.ts";
import { makeReleaseTarball } from "./testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

// The long run has a thousand rounds: its duration depends on the machine.
jest.setTimeout(7_200_000);

const versions = ["1.0.0", "1.0.1", "1.0.2"];
let registry: RunningRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const version of versions) await registry.publish({ name: "mf-a", version });
  await registry.change("mf-a", promotion("1.0.0"));
});
afterAll(() => registry.close());

function promotion(version: string, reason = "r") {
  return { action: "promote", version, reason, again: true };
}

const send = (change: object, revision: number, environment: string) =>
  registry.post(`/v1/environments/${environment}/deployments/mf-a`, change, { "if-match": `"${revision}"` });

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort((a, b) => a - b);

describe("races", () => {
  it("F-20 one of eight promotes of the same revision wins, and the others receive the current revision", async () => {
    const count = rounds({ short: 10, long: 1000, of: "F-20 rounds of eight concurrent promotes" });
    for (let round = 0; round < count; round++) {
      const revision = await registry.revision("staging");
      const version = versions[(round + 1) % 3] ?? "";
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => send(promotion(version, `by ${index}`), revision, "staging")),
      );
      expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      for (const answer of answers.filter(({ status }) => status === 409)) {
        expect(await answer.json()).toMatchObject({ error: { code: "changed-meanwhile", revision: revision + 1 } });
      }
      expect(await registry.revision("staging")).toBe(revision + 1);
    }
  });

  it("F-22 one of twenty writers gets the version, and its bytes are the ones stored", async () => {
    const count = rounds({ short: 3, long: 1000, of: "F-22 rounds of twenty concurrent writers" });
    for (let round = 0; round < count; round++) {
      const release = (index: number) => ({
        name: "mf-race",
        version: `1.0.${round}`,
        files: { "writer.js": `export const writer = ${index};` },
      });
      const uploads = await Promise.all(Array.from({ length: 20 }, (_, index) => makeReleaseTarball(release(index))));
      const answers = await Promise.all(uploads.map((upload) => registry.upload("mf-race", upload)));
      expect(statuses(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
      const winner = answers.findIndex(({ status }) => status === 201);
      const stored = await registry.fetch(`/files/mf-race/1.0.${round}/writer.js`);
      expect(await stored.text()).toBe(`export const writer = ${winner};`);
    }
  });

  it("F-31 concurrent rollbacks and promotes: the last acknowledged is served, and all are in the log in order", async () => {
    const count = rounds({ short: 10, long: 1000, of: "F-31 rounds of rollback during promote" });
    for (let round = 0; round < count; round++) {
      const before = await readEnvironment(registry, "production");
      const wanted = versions.flatMap((version, index) => [
        promotion(version, `promote ${round}.${index}`),
        { action: "rollback", reason: `rollback ${round}.${index}` },
      ]);
      const acknowledged = (await Promise.all(wanted.map(insist))).flat();
      const after = await readEnvironment(registry, "production");
      expect(after.faults).toEqual([]);
      const added = after.entries.slice(before.entries.length);
      acknowledged.sort((a, b) => a.revision - b.revision);
      expect(acknowledged).toEqual(added);
      expect(after.served.get("mf-a")).toEqual(acknowledged.at(-1)?.served ?? before.served.get("mf-a"));
    }
  });
});

/** Retries on every new revision, as an operator would; returns the history entry, or nothing if none was needed. */
async function insist(change: object) {
  for (;;) {
    const answer = await send(change, await registry.revision(), "production");
    const { entry, error } = Object(await answer.json());
    if (answer.status === 200) return entry ? [entry] : [];
    if (error.code === "no-earlier-release") return [];
    expect(error).toMatchObject({ code: "changed-meanwhile" });
  }
}
