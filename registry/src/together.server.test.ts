import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let time = Date.parse("2026-06-01T08:00:00Z");
let registry: RunningRegistry;
let token: string;
let [one, other] = ["mf-none", "mf-none"];
let count = 0;
let clockReads = 0;
/** Between requests, only the registry's looks at its canaries read it. */
const now = () => {
  clockReads += 1;
  return new Date(time);
};

beforeAll(async () => {
  registry = await startTestRegistry({}, { now, lookEveryMs: 100 });
  token = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
});
afterAll(() => registry.close());

/** Two fragments of which 1.0.0 is served. */
beforeEach(async () => {
  count += 1;
  [one, other] = [`mf-one-${count}`, `mf-other-${count}`];
  for (const name of [one, other]) {
    for (const version of ["1.0.0", "2.0.0", "3.0.0"]) await registry.publish({ name, version });
    await change(name, { action: "promote", version: "1.0.0" });
  }
});

async function change(name: string, wanted: object): Promise<void> {
  const answer = await registry.change(name, { reason: "a test", ...wanted });
  if (answer.status !== 200) throw new Error(await answer.text());
}

const together = (more: object = { percent: 10 }) =>
  change(one, { action: "canary", version: "2.0.0", with: [{ fragment: other, version: "2.0.0" }], ...more });

/** What the signed snapshot contains for both: "1.0.0", or with a canary "1.0.0, 2.0.0 to 10 % by mf-one-1". */
async function served(): Promise<string[]> {
  const signed = Object(await (await registry.fetch("/v1/environments/production/snapshot")).json());
  const { fragments } = JSON.parse(signed.snapshot);
  return [one, other].map((name) => {
    const { stable, canary } = fragments[name];
    return (
      stable.version + (canary ? `, ${canary.release.version} to ${canary.percent} % by ${canary.key ?? name}` : "")
    );
  });
}

describe("F-233 fragments that are rolled out together", () => {
  it("start in one step for the same visitors, and are widened and promoted together", async () => {
    const before = await registry.revision();
    await together();
    expect(await registry.revision()).toBe(before + 2);
    expect(await served()).toEqual(Array(2).fill(`1.0.0, 2.0.0 to 10 % by ${one}`));
    await change(other, { action: "canary", version: "2.0.0", percent: 50 });
    expect(await served()).toEqual(Array(2).fill(`1.0.0, 2.0.0 to 50 % by ${one}`));
    await change(other, { action: "promote", version: "2.0.0" });
    expect(await served()).toEqual(["2.0.0", "2.0.0"]);
  });

  it("roll back together, from a canary or a promotion, whichever one is rolled back", async () => {
    await together();
    await change(other, { action: "rollback" });
    expect(await served()).toEqual(["1.0.0", "1.0.0"]);
    await together({ percent: 10, again: true });
    await change(one, { action: "promote", version: "2.0.0" });
    await change(other, { action: "rollback" });
    expect(await served()).toEqual(["1.0.0", "1.0.0"]);
  });

  it("roll back together when the registry rolls back one of them", async () => {
    await together();
    const revision = await registry.revision();
    const counted = { version: "2.0.0", revision, pages: 100, failed: { threw: 50 }, clients: 50 };
    const body = { shell: "shell-one", revision, counts: [{ fragment: other, ...counted }] };
    await registry.post("/v1/environments/production/health", body, { authorization: `Bearer ${token}` });
    expect(await served()).toEqual(["1.0.0", "1.0.0"]);
  });

  it("are not separated by a canary or a promotion of another version", async () => {
    await together();
    const before = await served();
    for (const wanted of [
      { action: "canary", version: "3.0.0", percent: 10 },
      { action: "promote", version: "3.0.0" },
      { action: "promote", version: "1.0.0" },
    ]) {
      const answer = await registry.change(one, { ...wanted, reason: "r" });
      expect(Object(await answer.json()).error).toMatchObject({
        code: "moves-together",
        message: `${one} 2.0.0 is rolled out together with ${other}, and this would separate them.`,
      });
    }
    expect(await served()).toEqual(before);
  });

  it("keep the same visitors when another fragment joins, and when one changes its version", async () => {
    await change(other, { action: "canary", version: "2.0.0", percent: 10 });
    await together();
    expect(await served()).toEqual(Array(2).fill(`1.0.0, 2.0.0 to 10 % by ${other}`));
    await together({ version: "3.0.0", percent: 10 });
    expect(await served()).toEqual([`1.0.0, 3.0.0 to 10 % by ${other}`, `1.0.0, 2.0.0 to 10 % by ${other}`]);
  });

  it("do nothing if already together, and stay together after a restore", async () => {
    await together();
    const revision = await registry.revision();
    await together();
    expect(await registry.revision()).toBe(revision);
    await change(one, { action: "rollback" });
    const condition = { "if-match": `"${await registry.revision()}"` };
    const restore = { action: "restore", revision, reason: "r", again: true };
    await registry.post("/v1/environments/production/changes", restore, condition);
    await change(other, { action: "rollback" });
    expect(await served()).toEqual(["1.0.0", "1.0.0"]);
  });

  it("may do what neither may alone: use what the other adds, and drop what the other used", async () => {
    const [links, target] = [`mf-links-${count}`, `mf-target-${count}`];
    const routes = (name: string, version: string) => [`/${name}/${version}`];
    for (const version of ["1.0.0", "2.0.0"]) {
      await registry.publish({
        name: target,
        version,
        manifest: (manifest) => ({ ...manifest, routes: routes(target, version) }),
      });
      await registry.publish({
        name: links,
        version,
        manifest: (manifest) => ({ ...manifest, linksTo: routes(target, version) }),
      });
    }
    await change(target, { action: "promote", version: "1.0.0" });
    await change(links, { action: "promote", version: "1.0.0" });
    const alone = await registry.change(target, { action: "canary", version: "2.0.0", percent: 1, reason: "r" });
    expect(Object(await alone.json()).error.code).toBe("still-used");
    const named = [{ fragment: links, version: "2.0.0" }];
    await change(target, { action: "canary", version: "2.0.0", percent: 1, with: named });
    await change(target, { action: "promote", version: "2.0.0" });
  });

  it("advance a step only when all of them are healthy", async () => {
    await together({ steps: [1, 50], each: 1 });
    const revision = await registry.revision();
    const counted = { version: "2.0.0", revision, pages: 100, failed: {}, clients: 0 };
    const tell = async (...names: string[]) => {
      const counts = names.map((fragment) => ({ fragment, ...counted }));
      const body = { shell: "shell-one", revision, counts };
      await registry.post("/v1/environments/production/health", body, { authorization: `Bearer ${token}` });
    };
    time += 60_000;
    await tell(one);
    // Two fragments of each test, for each of which a look reads the clock once or twice.
    const wanted = clockReads + 8 * count;
    await until("a look at the canaries", async () => clockReads >= wanted);
    expect(await registry.revision()).toBe(revision);
    await tell(other);
    await until("the next share", async () => (await served()).every((text) => text.includes("to 50 %")));
    expect(await registry.revision()).toBe(revision + 2);
  });

  it.each<[string, () => { fragment: string; version: string }, string]>([
    ["itself", () => ({ fragment: one, version: "2.0.0" }), "A fragment is named twice."],
    ["a release that was never published", () => ({ fragment: other, version: "9.0.0" }), "9.0.0 was never published."],
    [
      "a release that is already served",
      () => ({ fragment: other, version: "1.0.0" }),
      "1.0.0 is already served to everyone.",
    ],
  ])("are refused together if one names %s", async (_what, named, message) => {
    const wanted = { action: "canary", version: "2.0.0", percent: 10, reason: "r", with: [named()] };
    const { error } = Object(await (await registry.change(one, wanted)).json());
    expect(error.message).toContain(message);
    expect(await served()).toEqual(["1.0.0", "1.0.0"]);
  });

  it("require permission to change each of them", async () => {
    const created = await registry.post("/v1/tokens", { team: "one", role: "operator", fragments: [one] });
    const made = Object(await created.json());
    const wanted = {
      action: "canary",
      version: "2.0.0",
      percent: 1,
      reason: "r",
      with: [{ fragment: other, version: "2.0.0" }],
    };
    const answer = await registry.post(`/v1/environments/production/deployments/${one}`, wanted, {
      authorization: `Bearer ${made.token}`,
      "if-match": `"${await registry.revision()}"`,
    });
    expect(answer.status).toBe(403);
  });
});
