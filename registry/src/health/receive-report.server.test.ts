import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { HealthReport, ReleaseCount } from "@zhian/contracts/health";
import { bucketOf } from "@zhian/contracts/vitals";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

const start = Date.parse("2026-06-01T08:00:00Z");
let time = start;
let registry: RunningRegistry;
let token: string;
let fragment = "mf-none";
let count = 0;

beforeAll(async () => {
  registry = await startTestRegistry({}, { now: () => new Date(time) });
  token = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
});
afterAll(() => registry.close());

/** Each test has its own fragment, of which 1.0.0 has been served for a day. */
beforeEach(async () => {
  count += 1;
  fragment = `mf-field-${count}`;
  for (const version of ["1.0.0", "2.0.0"]) await registry.publish({ name: fragment, version });
  await change({ action: "promote", version: "1.0.0" });
  time += 24 * 3_600_000;
});
afterEach(() => {
  time += 24 * 3_600_000;
});

async function change(wanted: object): Promise<number> {
  const answer = await registry.change(fragment, { reason: "a test", ...wanted });
  expect(answer.status).toBe(200);
  return registry.revision();
}
const canary = (percent = 10) => change({ action: "canary", version: "2.0.0", percent });

interface Told extends Partial<Omit<ReleaseCount, "failed">> {
  version: string;
  pages: number;
  threw?: number;
}

const tell = (...counts: Told[]) => tellFrom("shell-one", ...counts);

async function tellFrom(shell: string, ...counts: Told[]): Promise<void> {
  const revision = await registry.revision();
  const told = counts.map(({ threw = 0, ...given }) => ({
    fragment,
    revision,
    failed: threw > 0 ? { threw } : {},
    clients: threw,
    ...given,
  }));
  await send({ counts: told }, shell);
}

async function send(report: Partial<HealthReport>, shell = "shell-one"): Promise<void> {
  const body = { shell, revision: await registry.revision(), counts: [], ...report };
  const answer = await registry.post("/v1/environments/production/health", body, { authorization: `Bearer ${token}` });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
}

async function last(): Promise<Record<string, unknown>> {
  const answer = await registry.fetch(`/v1/environments/production/log?limit=1&fragment=${fragment}`);
  return Object(await answer.json()).entries[0];
}

async function status(): Promise<Record<string, unknown>> {
  const { fragments } = Object(await (await registry.fetch("/v1/environments/production/status")).json());
  return fragments.find(({ name }: { name: string }) => name === fragment);
}

describe("F-28 a bad canary", () => {
  it("is rolled back with the figures as the reason, and stays withdrawn", async () => {
    await canary();
    await tell({ version: "1.0.0", pages: 450 }, { version: "2.0.0", pages: 49, threw: 10 });
    expect(await last()).toMatchObject({ action: "canary" });

    await tell({ version: "2.0.0", pages: 1 });

    expect(await last()).toMatchObject({
      action: "rollback",
      by: "registry",
      from: "2.0.0",
      served: { stable: "1.0.0" },
      reason:
        "rolled back automatically: for 2.0.0, 10 of 50 pages failed (20 %: threw 10), seen by 10 clients; for 1.0.0, 0 of 450 pages failed (0 %)",
    });
    expect(
      (await registry.change(fragment, { action: "canary", version: "2.0.0", percent: 1, reason: "r" })).status,
    ).toBe(409);
  });

  it("is detected from two shells' reports combined, ignoring anything counted before", async () => {
    const before = await registry.revision();
    await canary();
    await tell({ version: "2.0.0", pages: 500, threw: 400, revision: before });
    const count = { version: "2.0.0", pages: 30, threw: 6 };
    await tellFrom("shell-one", count);
    expect(await last()).toMatchObject({ action: "canary" });

    await tellFrom("shell-two", count);
    expect(await last()).toMatchObject({
      action: "rollback",
      by: "registry",
      reason: expect.stringContaining("12 of 60"),
    });
  });

  it("is detected even after it was healthy for hours", async () => {
    await canary();
    await tell({ version: "2.0.0", pages: 100_000 });
    time += 3 * 3_600_000;
    await tell({ version: "2.0.0", pages: 60, threw: 12 });

    expect(await last()).toMatchObject({ action: "rollback", reason: expect.stringContaining("12 of 60 pages") });
  });

  it("is not inferred from a few visitors' failures, nor from those of every release", async () => {
    await canary();
    await tell({ version: "2.0.0", pages: 100, threw: 50, clients: 2 });
    await tell({ version: "1.0.0", pages: 400, threw: 100 }, { version: "2.0.0", pages: 100, threw: 10 });

    expect(await last()).toMatchObject({ action: "canary" });
    expect(await status()).toMatchObject({ health: { verdict: "healthy", pages: 200, failedPages: 60 } });
  });
});

describe("F-29 a canary without traffic", () => {
  it("is inconclusive, and never promoted, however long it lasts", async () => {
    const revision = await canary(50);
    for (let day = 0; day < 30; day += 1) {
      time += 24 * 3_600_000;
      await send({});
      await tell({ version: "2.0.0", pages: 1 });
    }

    expect(await registry.revision()).toBe(revision);
    expect(await status()).toMatchObject({
      stable: "1.0.0",
      canary: { version: "2.0.0", percent: 50 },
      health: { version: "2.0.0", verdict: "inconclusive", pagesNeeded: 50 },
    });
  });
});

describe("a promoted release", () => {
  const promotion = { action: "promote", version: "2.0.0" };

  it("is watched for ten minutes, and rolled back to the previous one", async () => {
    await tell({ version: "1.0.0", pages: 1000, threw: 10 });
    await change(promotion);
    expect(await status()).toMatchObject({ health: { watchedUntil: new Date(time + 600_000).toISOString() } });
    time += 9 * 60_000;
    await tell({ version: "2.0.0", pages: 100, threw: 20 });

    expect(await last()).toMatchObject({ action: "rollback", by: "registry", from: "2.0.0", version: "1.0.0" });
    expect(await status()).toMatchObject({ stable: "1.0.0" });
  });

  it("is left alone after that, or if the operator says so", async () => {
    await change(promotion);
    time += 10 * 60_000;
    await tell({ version: "2.0.0", pages: 100, threw: 50 });
    expect(await last()).toMatchObject({ action: "promote" });
    expect(await status()).not.toHaveProperty("health");

    await change({ action: "rollback" });
    await change({ ...promotion, again: true, watch: false });
    await tell({ version: "2.0.0", pages: 100, threw: 50 });
    expect(await last()).toMatchObject({ action: "promote", watch: false });
  });

  it("is not rolled back while other fragments fail as well", async () => {
    const own = fragment;
    fragment = "mf-field-1";
    const neighbour = await status();
    await tell({ version: String(neighbour["stable"]), pages: 200, threw: 100 });
    fragment = own;
    await change(promotion);
    await tell({ version: "2.0.0", pages: 100, threw: 50 });

    expect(await last()).toMatchObject({ action: "promote" });
  });
});

describe("F-16 a release that shells refuse", () => {
  const refusal = (revision: number, isLasting = true): Partial<HealthReport> => ({
    revision: revision - 1,
    refused: {
      revision,
      releases: [{ fragment, version: "2.0.0", problem: "remoteEntry.js: HTTP 404", isLasting }],
    },
  });

  it("is shown, and rolled back if the refusal lasts", async () => {
    const revision = await change({ action: "promote", version: "2.0.0" });
    await send(refusal(revision));
    expect(await last()).toMatchObject({ action: "promote" });
    expect(await status()).toMatchObject({
      refused: [{ version: "2.0.0", problem: "remoteEntry.js: HTTP 404", shells: 1 }],
    });

    time += 29_999;
    await send(refusal(revision));
    expect(await last()).toMatchObject({ action: "promote" });
    time += 1;
    await send(refusal(revision));
    expect(await last()).toMatchObject({
      action: "rollback",
      by: "registry",
      reason: "rolled back automatically: refused by 1 shell: 2.0.0: remoteEntry.js: HTTP 404",
    });
    expect(await status()).not.toHaveProperty("refused");
  });

  it("stays if another shell serves it, or if the fault may be temporary", async () => {
    const revision = await change({ action: "promote", version: "2.0.0" });
    for (let step = 0; step < 3; step += 1) {
      await send(refusal(revision, false));
      time += 15_000;
    }
    await send({ revision }, "shell-two");
    for (let step = 0; step < 3; step += 1) {
      await send(refusal(revision));
      time += 15_000;
    }
    expect(await last()).toMatchObject({ action: "promote" });
  });
});

describe("a shell's report", () => {
  it("requires a shell token, which permits nothing else", async () => {
    const body = { shell: "shell-one", revision: 1, counts: [] };
    const path = "/v1/environments/production/health";
    expect((await registry.post(path, body)).status).toBe(403);
    expect((await registry.post(path, body, { authorization: "" })).status).toBe(401);
    const authorization = { authorization: `Bearer ${token}` };
    expect((await registry.post("/v1/tokens", {}, authorization)).status).toBe(403);
    const upload = await registry.upload(fragment, Buffer.from(""), authorization);
    expect(upload.status).toBe(403);
    expect((await registry.post("/v1/environments/nowhere/health", body, authorization)).status).toBe(404);
  });

  it.each<[string, object]>([
    ["negative figures", { counts: [{ pages: -1 }] }],
    ["a failure with a line break", { counts: [{ failed: { "a\nb": 1 } }] }],
    ["too many counts", { counts: Array.from({ length: 201 }, () => ({})) }],
    ["a shell without a name", { shell: "" }],
  ])("is rejected for %s", async (_what, change) => {
    const counted = { fragment, version: "2.0.0", revision: 1, pages: 1, failed: {}, clients: 0 };
    const given: Record<string, unknown> = { shell: "shell-one", revision: 1, counts: [], ...change };
    const counts = (given["counts"] as object[]).map((one) => ({ ...counted, ...one })); // Made above.
    const answer = await registry.post(
      "/v1/environments/production/health",
      { ...given, counts },
      { authorization: `Bearer ${token}` },
    );
    expect(answer.status).toBe(400);
  });
});

describe("F-230 a noticeably slow canary", () => {
  it("is rolled back although none of its pages fail, and the reason says how slow it is", async () => {
    await canary(50);
    const revision = await registry.revision();
    const place = { fragment, revision, vital: "inp", route: "/", device: "phone", connection: "fast", minutesAgo: 0 };
    const vitals = [
      { ...place, version: "1.0.0", buckets: { [bucketOf(100)]: 3000, [bucketOf(160)]: 1000 } },
      { ...place, version: "2.0.0", buckets: { [bucketOf(150)]: 2000, [bucketOf(300)]: 2000 } },
    ] as HealthReport["vitals"];
    const count = { fragment, revision, failed: {}, clients: 0 };
    const counts = ["1.0.0", "2.0.0"].map((version) => ({ ...count, version, pages: 4000 }));
    await send({ counts, vitals });
    expect(await last()).toMatchObject({
      action: "rollback",
      by: "registry",
      reason: expect.stringMatching(
        /^rolled back automatically: for 2\.0\.0, INP of \d+ ms at the 75th percentile of 4000 visits, compared with \d+ ms for 1\.0\.0$/,
      ),
    });
  });
});
