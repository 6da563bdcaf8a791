import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { Database } from "@zhian/database/database";
import { openDiskStore } from "../files/disk-store.ts";
import { openMigratedImage } from "../testing/database-images.ts";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

let time = Date.parse("2026-06-01T08:00:00Z");
/** Shared by all registries: some are restarted. */
let database: Database;
let folder: string;
let registry: RunningRegistry;
let token: string;
let fragment = "mf-none";
let count = 0;
let clockReads = 0;
/** Between requests, only the registry's looks at its canaries read it. */
const now = () => {
  clockReads += 1;
  return new Date(time);
};

beforeAll(async () => {
  database = await openMigratedImage();
  folder = await mkdtemp(join(tmpdir(), "files-"));
  registry = await start();
  token = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
});
afterAll(async () => {
  await registry.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function start(): Promise<RunningRegistry> {
  const openFiles = () => openDiskStore(folder, { isShared: true });
  return startTestRegistry({}, { database, openFiles, now, lookEveryMs: 100 });
}

beforeEach(async () => {
  count += 1;
  fragment = `mf-steps-${count}`;
  for (const version of ["1.0.0", "2.0.0"]) await registry.publish({ name: fragment, version });
  await change({ action: "promote", version: "1.0.0" });
});

const change = async (wanted: object, name = fragment) =>
  expect((await registry.change(name, { reason: "a test", ...wanted })).status).toBe(200);
const steps = { action: "canary", version: "2.0.0", steps: [1, 25, 100], each: 10 };

/** Sends one shell's report on the canary and on the stable release. */
async function tell(pages: number, threw = 0, name = fragment): Promise<void> {
  const revision = await registry.revision();
  const tried = {
    fragment: name,
    version: "2.0.0",
    revision,
    pages,
    failed: threw > 0 ? { threw } : {},
    clients: threw,
  };
  const beside = { fragment: name, version: "1.0.0", revision, pages: 1000, failed: {}, clients: 0 };
  const body = { shell: "shell-one", revision, counts: pages > 0 ? [tried, beside] : [] };
  const answer = await registry.post("/v1/environments/production/health", body, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(204);
}

async function last(name = fragment): Promise<Record<string, unknown>> {
  const answer = await registry.fetch(`/v1/environments/production/log?limit=1&fragment=${name}`);
  return Object(await answer.json()).entries[0];
}

async function status(): Promise<Record<string, unknown>> {
  const { fragments } = Object(await (await registry.fetch("/v1/environments/production/status")).json());
  return fragments.find(({ name }: { name: string }) => name === fragment);
}

const untilShare = (percent: number) =>
  until(`a share of ${percent} %`, async () => Object((await last())["served"]).canary?.percent === percent);

/** Waits for a whole look at least: each reads the clock once or twice for each fragment. */
async function looks(): Promise<void> {
  const wanted = clockReads + 4 * count;
  await until("a look at the canaries", async () => clockReads >= wanted);
}

describe("F-231 a canary with steps", () => {
  it("advances while it is healthy, says why at every step, and is promoted at the last", async () => {
    await change(steps);
    await tell(400, 1);
    expect(await status()).toMatchObject({ steps: { next: 25, dueAt: new Date(time + 600_000).toISOString() } });
    time += 599_999;
    await tell(1);
    await looks();
    expect(await last()).toMatchObject({ by: expect.stringMatching(/^operators/), served: { canary: { percent: 1 } } });

    time += 1;
    await untilShare(25);
    expect(await last()).toMatchObject({
      action: "canary",
      by: "registry",
      steps: { shares: [1, 25, 100], each: 10 },
      reason: `step 2 of 3, automatically after 10 minutes: for ${fragment} 2.0.0, 1 of 401 pages failed (0.2 %: threw 1)`,
    });
    await tell(90);
    time += 600_000;
    await tell(10);
    await until("a promotion", async () => (await last())["action"] === "promote");
    expect(await last()).toMatchObject({
      by: "registry",
      version: "2.0.0",
      reason: `step 3 of 3, automatically after 10 minutes: for ${fragment} 2.0.0, 0 of 100 pages failed (0 %)`,
    });
    expect(await status()).toMatchObject({ stable: "2.0.0", health: { watchedUntil: expect.any(String) } });
    expect(await status()).not.toHaveProperty("steps");
  });

  it("is held while it has too few pages, however long, and then advances", async () => {
    await change(steps);
    for (let hour = 0; hour < 3; hour += 1) {
      time += 3_600_000;
      await tell(10);
      await looks();
    }
    expect(await last()).toMatchObject({ served: { canary: { percent: 1 } } });
    expect(await status()).toMatchObject({ health: { verdict: "inconclusive" }, steps: { next: 25 } });

    await tell(20);
    await untilShare(25);
    expect(await last()).toMatchObject({ reason: expect.stringContaining("after 180 minutes") });
  });

  it("is held while no shell reports", async () => {
    await change(steps);
    await tell(400);
    time += 3_600_000;
    await looks();
    expect(await last()).toMatchObject({ served: { canary: { percent: 1 } } });

    await tell(0);
    await untilShare(25);
  });

  it("is held while the environment is frozen", async () => {
    await change(steps);
    const changes = "/v1/environments/production/changes";
    const condition = async () => ({ "if-match": `"${await registry.revision()}"` });
    await registry.post(changes, { action: "freeze", reason: "the sale" }, await condition());
    time += 600_000;
    await tell(400);
    await looks();
    expect(await last()).toMatchObject({ served: { canary: { percent: 1 } } });

    await registry.post(changes, { action: "unfreeze", reason: "over" }, await condition());
    await untilShare(25);
  });

  it("is rolled back when it fails, and does not advance afterwards", async () => {
    await change(steps);
    await tell(400, 80);
    time += 600_000;
    await tell(0);
    await until("the way back", async () => (await last())["action"] === "rollback");
    await looks();
    expect(await last()).toMatchObject({ action: "rollback", by: "registry", served: { stable: "1.0.0" } });
  });

  it("stops advancing once somebody sets its share", async () => {
    await change(steps);
    await change({ action: "canary", version: "2.0.0", percent: 5 });
    time += 3_600_000;
    await tell(400);
    await looks();
    expect(await last()).toMatchObject({ served: { canary: { percent: 5 } } });
    expect(await status()).not.toHaveProperty("steps");
  });

  it("can start at a later step", async () => {
    await change({ ...steps, percent: 25 });
    expect(await status()).toMatchObject({ canary: { percent: 25 }, steps: { next: 100 } });
    await change({ action: "rollback" });
  });
});

describe("F-232 a step that falls due while registries stop and start", () => {
  it("is taken by the next registry that runs, and by only one of two", async () => {
    await change(steps);
    await tell(400);
    await registry.close();
    time += 600_000;
    const [one, two] = [await start(), await start()];
    registry = one;
    token = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
    const before = await registry.revision();
    await tell(100);
    await untilShare(25);
    await looks();

    expect(await registry.revision()).toBe(before + 1);
    await two.close();
  });
});

describe("F-234 invalid steps", () => {
  it.each<[string, object, string]>([
    ["do not increase", { steps: [1, 5, 5, 100] }, "must be larger than the previous share"],
    ["exceed 100 %", { steps: [1, 101] }, "expected number to be <=100"],
    ["start at 0 %", { steps: [0, 100] }, "must be more than 0 %"],
    ["are too many", { steps: Array.from({ length: 11 }, (_, index) => index + 1) }, "must have at most 10 steps"],
    ["are only one", { steps: [100] }, "must have at least two shares"],
    ["last a fraction of a minute", { each: 0.5 }, "must be whole minutes"],
    ["last zero minutes", { each: 0 }, "must be at least a minute"],
    ["last a month", { each: 43_200 }, "must be at most 7 days"],
    ["have no duration", { each: undefined }, "must be given together with steps: the minutes each one lasts"],
    ["start at a share that is not a step", { percent: 2 }, "must be one of the steps below 100"],
    ["are missing and no share is given", { steps: undefined, each: undefined }, "required unless there are steps"],
  ])("are refused when they %s", async (_what, wrong, message) => {
    const revision = await registry.revision();
    const answer = await registry.change(fragment, { ...steps, reason: "r", ...wrong });
    expect([answer.status, Object(await answer.json()).error.message]).toEqual([400, expect.stringContaining(message)]);
    expect(await registry.revision()).toBe(revision);
  });
});
