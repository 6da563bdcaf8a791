import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openAcknowledged } from "./model/acknowledged.ts";
import { toChannel } from "./model/channel.ts";
import { readFragmentHistory, verifyHistory } from "./model/history.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  for (const name of ["mf-a", "mf-b", "mf-c"]) {
    for (const version of ["1.0.0", "1.0.1", "1.0.2"]) await registry.publish({ name, version });
  }
});
afterAll(() => registry.close());

const promotion = (version: string) => ({ action: "promote", version, reason: "r" });

async function changeAll(change: object, headers: Record<string, string> = {}): Promise<Response> {
  const condition = { "if-match": `"${await registry.revision()}"`, ...headers };
  return registry.post("/v1/environments/production/changes", { reason: "r", ...change }, condition);
}

/** Versions in the signed snapshot: stable releases, with canaries after a plus sign. */
async function served(): Promise<Record<string, string>> {
  const signed = Object(await (await registry.fetch("/v1/environments/production/snapshot")).json());
  const fragments = Object.entries<{ stable: { version: string }; canary?: { release: { version: string } } }>(
    JSON.parse(signed.snapshot).fragments,
  );
  return Object.fromEntries(
    fragments.map(([name, { stable, canary }]) => [
      name,
      stable.version + (canary ? `+${canary.release.version}` : ""),
    ]),
  );
}

describe("a restore", () => {
  it("restores the whole composition in one step: releases, canaries, and fragments added since", async () => {
    await registry.change("mf-a", promotion("1.0.0"));
    await registry.change("mf-b", promotion("1.0.0"));
    await registry.change("mf-a", { action: "canary", version: "1.0.1", percent: 10, reason: "r" });
    const then = await registry.revision();
    const before = await served();
    await registry.change("mf-a", promotion("1.0.1"));
    await registry.change("mf-b", promotion("1.0.2"));
    await registry.change("mf-c", promotion("1.0.0"));

    const answer = await changeAll({ action: "restore", revision: then });

    expect(await answer.json()).toMatchObject({ changed: true, revision: then + 6, entry: { to: then } });
    expect(await served()).toEqual(before);
    expect(before).toEqual({ "mf-a": "1.0.0+1.0.1", "mf-b": "1.0.0" });
    const status = Object(await (await registry.fetch("/v1/environments/production/status")).json());
    expect(status.fragments.map(({ name }: { name: string }) => name)).toEqual(["mf-a", "mf-b"]);
    await verifyHistory(registry.database, (await openAcknowledged(registry.dataDir)).heads);
  });

  it("does nothing if everything is served already, and is rejected for an unknown revision", async () => {
    const revision = await registry.revision();
    expect(await (await changeAll({ action: "restore", revision })).json()).toEqual({ revision, changed: false });
    const unknown = await changeAll({ action: "restore", revision: revision + 1 });
    expect([unknown.status, Object(await unknown.json()).error.code]).toEqual([404, "unknown-revision"]);
  });

  it("serves a withdrawn release only with explicit confirmation, and rolls back from there as before", async () => {
    await registry.change("mf-b", promotion("1.0.1"));
    const bad = await registry.revision();
    await registry.change("mf-b", { action: "rollback", reason: "bad" });

    const refused = await changeAll({ action: "restore", revision: bad });
    expect(Object(await refused.json()).error).toMatchObject({
      code: "withdrawn",
      message: "mf-b 1.0.1 was rolled back here.",
    });
    expect((await changeAll({ action: "restore", revision: bad, again: true })).status).toBe(200);
    expect(await served()).toMatchObject({ "mf-b": "1.0.1" });
    const channel = toChannel(await readFragmentHistory(registry.database, "production", "mf-b"));
    expect([channel.stable, channel.earlier.at(-1), [...channel.withdrawn]]).toEqual(["1.0.1", "1.0.0", []]);
  });

  it("F-20 is rejected on a stale revision, and changes nothing", async () => {
    const seen = await registry.revision();
    await registry.change("mf-b", promotion("1.0.2"));
    const answer = await changeAll({ action: "restore", revision: 1 }, { "if-match": `"${seen}"` });
    expect([answer.status, Object(await answer.json()).error.code]).toEqual([409, "changed-meanwhile"]);
    expect(await registry.revision()).toBe(seen + 1);
  });

  it("B-R-16 is applied once if the same request is sent twice with one idempotency key", async () => {
    const headers = { "if-match": `"${await registry.revision()}"`, "idempotency-key": "restore-1111-2222" };
    const change = { action: "restore", revision: 2 };
    const answers = [await changeAll(change, headers), await changeAll(change, headers)];
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toMatchObject({ changed: true });
    expect(second).toEqual(first);
  });

  it("can be previewed without any change", async () => {
    const revision = await registry.revision();
    const path = "/v1/environments/production/changes?preview=true";
    const preview = await registry.post(path, { action: "restore", revision: 1, reason: "r" });
    expect(await preview.json()).toMatchObject({
      changed: false,
      revision,
      changes: [{ fragment: "mf-b", before: { stable: "1.0.0" } }],
    });
    expect(await registry.revision()).toBe(revision);
  });

  it("says which fragments differ between two revisions, and how", async () => {
    const answer = await registry.fetch("/v1/environments/production/revisions/diff?from=2&to=5");
    const { fragments } = Object(await answer.json());
    expect(fragments).toMatchObject([
      { name: "mf-a", from: { stable: "1.0.0" }, to: { stable: "1.0.1" }, release: { files: { same: 2 } } },
      { name: "mf-b", from: { stable: "1.0.0" }, to: { stable: "1.0.2" } },
    ]);
  });
});

describe("a freeze", () => {
  it("rejects every change except rollback and unfreeze, and is in the history", async () => {
    await registry.change("mf-a", promotion("1.0.2"));
    expect((await changeAll({ action: "freeze", reason: "sale" })).status).toBe(200);
    const codes = await Promise.all(
      [promotion("1.0.1"), { action: "canary", version: "1.0.1", percent: 5, reason: "r" }].map(async (change) => {
        const answer = await registry.change("mf-a", change);
        return Object(await answer.json()).error.code;
      }),
    );
    expect(codes).toEqual(["frozen", "frozen"]);
    expect(Object(await (await changeAll({ action: "restore", revision: 1 })).json()).error.code).toBe("frozen");
    const { frozen } = Object(await (await registry.fetch("/v1/environments/production/status")).json());
    expect(frozen).toMatchObject({ reason: "sale", by: expect.stringContaining("operators") });
    expect((await registry.change("mf-a", { action: "rollback", reason: "bad" })).status).toBe(200);
    expect(await (await changeAll({ action: "freeze" })).json()).toMatchObject({ changed: false });
    expect((await changeAll({ action: "unfreeze" })).status).toBe(200);
    expect((await registry.change("mf-a", promotion("1.0.1"))).status).toBe(200);
    await verifyHistory(registry.database, (await openAcknowledged(registry.dataDir)).heads);
  });

  it("requires an operator of all fragments", async () => {
    const created = await registry.post("/v1/tokens", { team: "a", role: "operator", fragments: ["mf-a"] });
    const { token } = Object(await created.json());
    const answer = await changeAll({ action: "freeze" }, { authorization: `Bearer ${token}` });
    expect([answer.status, Object(await answer.json()).error.code]).toEqual([403, "not-yours"]);
  });
});
