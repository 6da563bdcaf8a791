import { describe, expect, it, jest } from "@jest/globals";
import { countOf } from "@zhian/contracts/vitals";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { createMetrics } from "../operate/metrics.ts";
import { releaseKey, toPageFragment } from "../releases/release.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { createVitals } from "./vitals.ts";

const minuteMs = 60_000;
const place = { revision: 1, vital: "inp", route: "/*", device: "phone", connection: "fast", value: 312 } as const;

function start() {
  let now = 0;
  const lines: Record<string, unknown>[] = [];
  const add = (line: object) => void lines.push({ ...line });
  const log: Log = { ...silentLog, warn: add, info: add };
  const metrics = createMetrics();
  const vitals = createVitals({ log, metrics, now: () => now });
  return { vitals, metrics, lines, pass: (ms: number) => void (now += ms) };
}

function liveAt(revision: number, version: string): LiveSnapshot {
  const { manifest } = makeFragment({ name: "mf-a", version, routes: ["/*"] });
  const stable = {
    key: releaseKey(manifest),
    manifest,
    page: toPageFragment(manifest),
    styles: new Map(),
    isRunnable: true,
  };
  const dates = { issuedAt: "2026-01-01T00:00:00Z", expiresAt: "2027-01-01T00:00:00Z" };
  const snapshot = { schema: 1 as const, environment: "test", revision, head: "", ...dates, fragments: {} };
  return { snapshot, revision, deployments: [{ name: "mf-a", stable }], hasCanary: false };
}

describe("F-223 a registry that is down for an hour", () => {
  it("F-223 gets the last half-hour when it is back; dropped values are counted, and logged twice in all", async () => {
    const { vitals, metrics, lines, pass } = start();
    for (let minute = 0; minute < 60; minute += 1) {
      vitals.counts.count({ ...place, fragment: "mf-a", version: "1.0.0" });
      // As often as reports are attempted.
      for (let report = 0; report < 12; report += 1) {
        vitals.take();
        vitals.keep();
      }
      pass(minuteMs);
    }
    const told = vitals.take();
    expect(told.map(({ minutesAgo }) => minutesAgo)).toEqual(Array.from({ length: 29 }, (_, index) => 29 - index));
    expect(told.every(({ buckets }) => countOf(buckets) === 1)).toBe(true);
    vitals.take();
    expect(lines).toEqual([
      { event: "vitals.dropped", dropped: 1 },
      { event: "vitals.delivered_again", dropped: 31 },
    ]);
    expect((await metrics.vitalsDropped.get()).values).toMatchObject([{ value: 31 }]);
  });
});

describe("F-224 a shell's system clock", () => {
  it("F-224 may go back by a day: minutes are counted by a monotonic clock", () => {
    jest.useFakeTimers();
    const { counts } = createVitals({ log: silentLog, metrics: createMetrics() });
    counts.count({ ...place, fragment: "mf-a", version: "1.0.0" });
    jest.setSystemTime(Date.now() - 24 * 60 * minuteMs);
    jest.advanceTimersByTime(2 * minuteMs);
    counts.count({ ...place, fragment: "mf-a", version: "1.0.0" });
    const told = counts.take();
    jest.useRealTimers();
    expect(told.map(({ minutesAgo }) => minutesAgo)).toEqual([2, 0]);
  });
});

describe("releases that pages may report on", () => {
  it("are those that are served, and those of the last twenty changes; their metrics go with them", async () => {
    const { vitals, metrics } = start();
    vitals.releases.switchTo(liveAt(7, "1.0.0"));
    vitals.releases.switchTo(liveAt(8, "1.1.0"));
    expect(vitals.releases.find("mf-a", "1.0.0")).toMatchObject({ revision: 7, routes: ["/*"] });
    expect(vitals.releases.find("mf-a", "9.9.9")).toBeUndefined();
    for (const version of ["1.0.0", "1.1.0"]) {
      metrics.vitals.observe({ fragment: "mf-a", version, vital: "inp" }, 0.3);
      metrics.layoutShifts.observe({ fragment: "mf-a", version }, 0.3);
    }

    for (let revision = 9; revision < 28; revision += 1) vitals.releases.switchTo(liveAt(revision, "1.1.0"));
    expect(vitals.releases.find("mf-a", "1.0.0")).toBeUndefined();
    expect(vitals.releases.find("mf-a", "1.1.0")).toMatchObject({ revision: 8 });
    const text = await metrics.registry.metrics();
    expect(text).not.toContain('version="1.0.0"');
    expect(text).toContain('shell_vital_seconds_count{fragment="mf-a",version="1.1.0",vital="inp"} 1');
  });
});
