import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { HealthReport } from "@zhian/contracts/health";
import { bucketOf, countOf, type VitalCount } from "@zhian/contracts/vitals";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { readSeries, readVitals } from "./read-series.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.parse("2026-06-01T08:00:00Z");
const environment = "production";
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

/** Each test has its own fragment, of which 1.0.0 is served. */
beforeEach(async () => {
  time += 200 * 24 * hourMs;
  count += 1;
  fragment = `mf-series-${count}`;
  for (const version of ["1.0.0", "2.0.0"]) await registry.publish({ name: fragment, version });
  await change({ action: "promote", version: "1.0.0" });
});

async function change(wanted: object): Promise<number> {
  const answer = await registry.change(fragment, { reason: "a test", ...wanted });
  expect(answer.status).toBe(200);
  return registry.revision();
}

async function vital(given: Partial<VitalCount> = {}): Promise<VitalCount> {
  const revision = await registry.revision();
  const place = { route: "/*", device: "desktop", connection: "fast", minutesAgo: 0 } as const;
  return { fragment, version: "1.0.0", revision, vital: "lcp", ...place, buckets: { "40": 1 }, ...given };
}

async function send(report: Partial<HealthReport>): Promise<number> {
  const body = { shell: "shell-one", revision: await registry.revision(), counts: [], ...report };
  const headers = { authorization: `Bearer ${token}` };
  return (await registry.post(`/v1/environments/${environment}/health`, body, headers)).status;
}

const read = (step: "minute" | "hour", lastMs: number, of = fragment) =>
  readSeries(registry.database, {
    environment,
    fragment: of,
    from: new Date(time - lastMs),
    to: new Date(time + 1),
    step,
  });

describe("the field series of a release", () => {
  it("is summed by minute and by hour, across shells and kinds of visitors", async () => {
    const revision = await registry.revision();
    const counts = [{ fragment, version: "1.0.0", revision, pages: 7, failed: { threw: 1, browser: 1 }, clients: 2 }];
    const told = [
      await vital(),
      await vital({ device: "phone", buckets: { "40": 2, "79": 1 } }),
      await vital({ vital: "cls" }),
    ];
    expect(await send({ counts, vitals: told })).toBe(204);
    time += minuteMs;
    expect(await send({ shell: "shell-two", vitals: [await vital({ buckets: { "3": 5 } })] })).toBe(204);

    const first = { version: "1.0.0", pages: 7, failed: 2, vitals: { lcp: { "40": 3, "79": 1 }, cls: { "40": 1 } } };
    const minute = Math.floor(time / minuteMs) * minuteMs;
    expect(await read("minute", hourMs)).toEqual([
      { ...first, at: new Date(minute - minuteMs) },
      { at: new Date(minute), version: "1.0.0", pages: 0, failed: 0, vitals: { lcp: { "3": 5 } } },
    ]);
    expect(await read("hour", hourMs)).toEqual([
      {
        ...first,
        at: new Date(Math.floor(time / hourMs) * hourMs),
        vitals: { ...first.vitals, lcp: { "3": 5, "40": 3, "79": 1 } },
      },
    ]);
  });

  it("is separate for the stable release, the canary, and the canary once promoted", async () => {
    await send({ vitals: [await vital()] });
    await change({ action: "canary", version: "2.0.0", percent: 10 });
    await send({ vitals: [await vital(), await vital({ version: "2.0.0" })] });
    const since = await change({ action: "promote", version: "2.0.0" });
    await send({ vitals: [await vital({ version: "2.0.0", buckets: { "9": 4 } })] });

    const one = { at: expect.any(Date), pages: 0, failed: 0 };
    expect(await read("hour", hourMs)).toEqual([
      { ...one, version: "1.0.0", vitals: { lcp: { "40": 2 } } },
      { ...one, version: "2.0.0", isCanary: true, vitals: { lcp: { "40": 1 } } },
      { ...one, version: "2.0.0", vitals: { lcp: { "9": 4 } } },
    ]);
    const query = { environment, fragment, version: "2.0.0", since, from: new Date(time - hourMs) };
    expect(await readVitals(registry.database, query)).toEqual({ lcp: { "9": 4 } });
    expect(await readVitals(registry.database, { ...query, before: true })).toEqual({ lcp: { "40": 1 } });
  });

  it("includes pages rendered with the release, even if another one is served when they are left", async () => {
    const before = await registry.revision();
    await change({ action: "promote", version: "2.0.0" });
    await send({ vitals: [await vital({ revision: before })] });

    expect(await read("minute", hourMs)).toMatchObject([{ version: "1.0.0", vitals: { lcp: { "40": 1 } } }]);
  });

  it("is kept by minute for a day, by hour for 90 days", async () => {
    await send({ vitals: [await vital()] });
    time += 25 * hourMs;
    await send({});
    expect([await read("minute", 48 * hourMs), await read("hour", 48 * hourMs)]).toEqual([[], [expect.anything()]]);
    time += 90 * 24 * hourMs;
    await send({});
    expect(await read("hour", 100 * 24 * hourMs)).toEqual([]);
  });

  it("exists for the shell as well", async () => {
    await send({ vitals: [await vital({ fragment: "shell", version: "4f2a", revision: 0, vital: "ttfb" })] });
    expect(await read("hour", hourMs, "shell")).toMatchObject([{ version: "4f2a", vitals: { ttfb: { "40": 1 } } }]);
  });

  it("adds up correctly from concurrent reports", async () => {
    const told = await vital({ buckets: { [bucketOf(250)]: 1 } });
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send({ vitals: [told] })));
    expect(statuses).toEqual(statuses.map(() => 204));
    const [point] = await read("minute", hourMs);
    expect(countOf(point?.vitals.lcp ?? {})).toBe(20);
  });
});

describe("F-222 a report of a release that is not served", () => {
  it("F-222 counts for no release, whichever shell sends it", async () => {
    const revision = await registry.revision();
    const told = [
      await vital({ version: "2.0.0" }),
      await vital({ version: "9.9.9" }),
      await vital({ fragment: "mf-never-published" }),
      await vital({ revision: revision + 1 }),
      await vital({ revision: 0 }),
    ];
    expect(await send({ vitals: told })).toBe(204);
    expect(await read("minute", hourMs)).toEqual([]);
    expect(await read("minute", hourMs, "mf-never-published")).toEqual([]);
  });
});

describe("F-224 a registry's clock", () => {
  it("F-224 may go back: later reports count at the time it then shows, and nothing is lost", async () => {
    await send({ vitals: [await vital()] });
    time -= 3 * hourMs;
    await send({
      vitals: [await vital({ buckets: { "9": 1 } }), await vital({ minutesAgo: 60, buckets: { "10": 1 } })],
    });
    time += 3 * hourMs;

    const points = await read("minute", 5 * hourMs);
    expect(points.map(({ at, vitals }) => [time - at.getTime() < minuteMs, vitals.lcp])).toEqual([
      [false, { "10": 1 }],
      [false, { "9": 1 }],
      [true, { "40": 1 }],
    ]);
  });
});
