import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { runCli } from "../cli/run.ts";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

const dayMs = 86_400_000;
let time = Date.parse("2026-06-01T08:00:00Z");
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({}, { now: () => new Date(time) });
});
afterAll(() => registry.close());

const versionsOf = (count: number) => Array.from({ length: count }, (_, index) => `1.0.${index}`);

/** Publishes and promotes these versions, an hour apart. */
async function walk(fragment: string, versions: readonly string[]): Promise<void> {
  for (const version of versions) {
    await registry.publish({ name: fragment, version });
    await promote(fragment, version);
    time += dayMs / 24;
  }
}

async function promote(fragment: string, version: string, environment?: string): Promise<void> {
  const change = { action: "promote", version, reason: "a test", again: true };
  expect((await registry.change(fragment, change, environment)).status).toBe(200);
}

async function collect(isMeant: boolean): Promise<string[]> {
  const answer = await registry.post("/v1/collections", { isMeant });
  expect(answer.status).toBe(200);
  const { releases } = Object(await answer.json());
  return releases.map(({ name, version }: Record<string, string>) => `${name}@${version}`);
}

const entryOf = (fragment: string, version: string) => `/files/${fragment}/${version}/remoteEntry.0001.js`;

async function statusesOf(fragment: string, versions: readonly string[]): Promise<number[]> {
  return Promise.all(versions.map(async (version) => (await registry.fetch(entryOf(fragment, version))).status));
}

describe("F-33 collection of old releases", () => {
  it("deletes nothing for seven days, and never a release of the last ten changes", async () => {
    const versions = versionsOf(14);
    await walk("mf-tabs", versions);
    // A hundred tabs, opened on whichever release was served at the time.
    const tabs = Array.from({ length: 100 }, (_, tab) => versions[tab % versions.length] ?? "");
    time += 6 * dayMs;
    expect(await collect(true)).toEqual([]);
    expect((await statusesOf("mf-tabs", tabs)).filter((status) => status !== 200)).toEqual([]);

    time += 2 * dayMs;
    const gone = versions.slice(0, 4).map((version) => `mf-tabs@${version}`);
    expect(await collect(false)).toEqual(gone);
    expect((await statusesOf("mf-tabs", tabs)).filter((status) => status !== 200)).toEqual([]);

    expect(await collect(true)).toEqual(gone);
    expect(await statusesOf("mf-tabs", versions)).toEqual(versions.map((_, index) => (index < 4 ? 404 : 200)));
    expect(await collect(true)).toEqual([]);
  });

  it("keeps releases that any environment serves, as stable or canary, however old", async () => {
    const versions = versionsOf(15);
    await registry.publish({ name: "mf-kept", version: "0.9.0" });
    await promote("mf-kept", "0.9.0", "staging");
    await walk("mf-kept", versions);
    const canary = { action: "canary", version: "1.0.0", percent: 1, reason: "a test", again: true };
    expect((await registry.change("mf-kept", canary)).status).toBe(200);
    for (let month = 0; month < 12; month += 1) time += 30 * dayMs;
    await registry.publish({ name: "mf-kept", version: "2.0.0" });
    time += 30 * dayMs;

    const gone = await collect(true);
    expect(gone.filter((one) => one.startsWith("mf-kept@"))).toEqual(
      versions.slice(1, 6).map((version) => `mf-kept@${version}`),
    );
    expect(await statusesOf("mf-kept", ["0.9.0", "1.0.0", "1.0.14", "2.0.0"])).toEqual([200, 200, 200, 200]);
    const snapshot = await registry.fetch("/v1/environments/production/snapshot");
    expect(snapshot.status).toBe(200);
  });

  it("keeps a file shared with another release, and files of a concurrent publication", async () => {
    const files = { "same.0001.js": "console.log('the same in both');" };
    const versions = versionsOf(12);
    for (const version of versions) {
      await registry.publish({ name: "mf-shared", version, files });
      await promote("mf-shared", version);
    }
    time += 8 * dayMs;
    const [collected, ...published] = await Promise.all([
      collect(true),
      ...Array.from({ length: 10 }, (_, index) =>
        registry.publish({ name: "mf-shared", version: `3.0.${index}`, files }),
      ),
    ]);
    expect(collected).toEqual(["mf-shared@1.0.0", "mf-shared@1.0.1"]);
    expect(published.map(({ status }) => status)).toEqual(Array(10).fill(201));
    for (const version of ["1.0.2", ...Array.from({ length: 10 }, (_, index) => `3.0.${index}`)]) {
      expect((await registry.fetch(`/files/mf-shared/${version}/same.0001.js`)).status).toBe(200);
    }
  });

  it("removes what an interrupted publish has left in the store", async () => {
    const orphan = join(registry.dataDir, "files/objects/ab");
    await mkdir(orphan, { recursive: true });
    for (const name of ["abcd", "abcd.br"]) await writeFile(join(orphan, name), "left behind");
    await collect(true);
    expect(await readdir(orphan)).not.toContain("abcd");
    expect(await readdir(orphan)).not.toContain("abcd.br");
    expect((await registry.fetch(entryOf("mf-kept", "2.0.0"))).status).toBe(200);
  });
});

describe("a deleted release", () => {
  it("R-03 reserves its version permanently: it cannot be published, promoted or rolled back to again", async () => {
    expect((await registry.publish({ name: "mf-tabs", version: "1.0.0" })).status).toBe(409);
    expect((await registry.publish({ name: "mf-tabs", version: "1.0.0", files: { "other.js": "1" } })).status).toBe(
      409,
    );
    for (const change of [
      { action: "promote", version: "1.0.0", again: true },
      { action: "rollback", to: "1.0.0" },
    ]) {
      const answer = await registry.change("mf-tabs", { ...change, reason: "a test" });
      expect([answer.status, Object(await answer.json()).error.code]).toEqual([409, "collected"]);
    }
  });

  it("is listed with when and by whom it was deleted", async () => {
    const { releases } = Object(await (await registry.fetch("/v1/collections")).json());
    expect(releases).toContainEqual({
      name: "mf-tabs",
      version: "1.0.0",
      collectedAt: expect.stringMatching(/^2026-06-/),
      collectedBy: expect.stringMatching(/^operators \(/),
    });
  });

  it("requires an administrator and explicit confirmation", async () => {
    expect((await registry.post("/v1/collections", { isMeant: true }, { authorization: "" })).status).toBe(401);
    expect((await registry.post("/v1/collections", {})).status).toBe(400);
    const created = await registry.post("/v1/tokens", { team: "t", role: "operator", fragments: ["mf-tabs"] });
    const { token } = Object(await created.json());
    const answer = await registry.post("/v1/collections", { isMeant: true }, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(403);
  });
});

describe("fragments collect", () => {
  async function fragments(...argv: string[]) {
    const out: string[] = [];
    const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir };
    const put = (text: string) => void out.push(text);
    const code = await runCli({ argv, env, cwd: registry.dataDir, print: put, complain: put });
    return { code, text: out.join("\n") };
  }

  it("lists first, and deletes on confirmation", async () => {
    await walk("mf-cli", versionsOf(12));
    time += 8 * dayMs;
    expect(await fragments("collect")).toEqual({ code: 0, text: expect.stringContaining("Nothing was deleted.") });
    const { text } = await fragments("collect", "--yes");
    expect(text).toMatch(/mf-cli +1\.0\.0 .*\nmf-cli +1\.0\.1 /);
    expect(text).toMatch(/Deleted: 11 releases, \d+ files, /);
    expect((await fragments("collect", "--yes")).text).toBe("There is nothing to delete.");
    expect((await fragments("collect", "--deleted")).text).toMatch(/operators \(.*mf-cli +1\.0\.1/);
    expect((await fragments("collect", "--yes", "--deleted")).code).toBe(2);
  });
});
