import { describe, expect, it } from "@jest/globals";
import { countOf, type VitalCount } from "@zhian/contracts/vitals";
import { createVitalCounts } from "./vital-counts.ts";

const minuteMs = 60_000;
const seen = {
  fragment: "mf-a",
  version: "1.0.0",
  revision: 1,
  vital: "inp",
  route: "/*",
  device: "phone",
  connection: "fast",
  value: 312,
} as const;

function start() {
  let now = 0;
  const counts = createVitalCounts(() => now);
  return { counts, pass: (ms: number) => void (now += ms) };
}

const valuesIn = (told: readonly VitalCount[]) => told.reduce((sum, { buckets }) => sum + countOf(buckets), 0);

describe("values reported by pages", () => {
  it("are aggregated by release, vital and kind of visitor, and sent once", () => {
    const { counts } = start();
    for (const change of [{}, {}, { value: 9 }, { device: "desktop" as const }, { revision: 2 }])
      counts.count({ ...seen, ...change });

    const { value: _, ...place } = { ...seen, minutesAgo: 0 };
    expect(counts.take()).toEqual([
      { ...place, buckets: { "42": 2, "16": 1 } },
      { ...place, device: "desktop", buckets: { "42": 1 } },
      { ...place, revision: 2, buckets: { "42": 1 } },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it("are sent again if they were lost, under the minute in which they arrived", () => {
    const { counts, pass } = start();
    counts.count(seen);
    counts.take();
    counts.keep();
    pass(3 * minuteMs);
    counts.count(seen);
    expect(counts.take().map(({ minutesAgo }) => minutesAgo)).toEqual([3, 0]);
    counts.keep();
    expect(valuesIn(counts.take())).toBe(2);
    expect(counts.take()).toEqual([]);
  });

  it("are sent 400 kinds at a time, the oldest first, and none is lost", () => {
    const { counts, pass } = start();
    for (let revision = 0; revision < 500; revision += 1) counts.count({ ...seen, revision });
    pass(minuteMs);
    counts.count(seen);
    expect(counts.take().every(({ minutesAgo }) => minutesAgo === 1)).toBe(true);
    expect(counts.take()).toHaveLength(101);
    expect(counts.takeDropped()).toBe(0);
  });

  it("are dropped, and counted as dropped, beyond 2,000 kinds within a minute", () => {
    const { counts } = start();
    for (let revision = 0; revision < 2_010; revision += 1) counts.count({ ...seen, revision });
    counts.take();
    expect(counts.takeDropped()).toBe(10);
  });
});
