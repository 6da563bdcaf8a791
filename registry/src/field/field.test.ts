import { describe, expect, it } from "@jest/globals";
import type { HistoryEntry } from "../model/history.ts";
import { toField } from "./field.ts";
import { pointOf } from "./measures.ts";
import type { SeriesPoint } from "./read-series.ts";
import { isOver, spansAt } from "./span.ts";

const now = new Date("2026-06-01T08:01:30Z");
const [hour, day] = spansAt(now);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

function point(minutes: number, given: Partial<SeriesPoint> = {}): SeriesPoint {
  return { at: minutesAgo(minutes), version: "1.0.0", pages: 20, failed: 0, vitals: {}, ...given };
}

function entry(revision: number, minutes: number): HistoryEntry {
  return {
    environment: "production",
    revision,
    previous: "0".repeat(64),
    at: minutesAgo(minutes).toISOString(),
    by: "a test",
    action: "promote",
    fragment: "mf-a",
    version: "1.0.0",
    reason: "a test",
    served: { stable: "1.0.0" },
  };
}

describe("a span", () => {
  it("ends with the bin that is still in progress", () => {
    expect([hour.from, hour.to].map((at) => at.toISOString())).toEqual([
      "2026-06-01T07:02:00.000Z",
      "2026-06-01T08:02:00.000Z",
    ]);
    expect([isOver(hour, 28), isOver(hour, 29)]).toEqual([true, false]);
    expect([day.from, day.to].map((at) => at.toISOString())).toEqual([
      "2026-05-31T09:00:00.000Z",
      "2026-06-01T09:00:00.000Z",
    ]);
  });
});

describe("the field data of a fragment", () => {
  it("has a line per release and role, summed by bin, with gaps where nothing was reported", () => {
    const vitals = { inp: { "30": 4 } };
    const { lines } = toField(
      hour,
      [
        point(3, { vitals }),
        point(2.6, { vitals, failed: 1 }),
        point(3, { version: "2.0.0", isCanary: true }),
        point(40),
      ],
      [],
    );

    expect(lines.map(({ version, isCanary, total }) => [version, isCanary, total.pages])).toEqual([
      ["1.0.0", false, 60],
      ["2.0.0", true, 20],
    ]);
    expect(lines[0]?.bins[28]).toEqual({ pages: 40, failed: 1, vitals: { inp: { "30": 8 } } });
    expect(lines[0]?.bins.filter(Boolean)).toHaveLength(2);
    expect(lines[0]?.bins[20]).toBeUndefined();
  });

  it("has no point for too few pages, nor for none", () => {
    const few = { pages: 9, failed: 9, vitals: { lcp: { "40": 9 } } };
    expect([pointOf(few, "failed", 60_000), pointOf(few, "lcp", 60_000)]).toEqual([undefined, undefined]);
    expect(pointOf(few, "pages", 120_000)).toBe(4.5);
    expect(pointOf({ ...few, pages: 18 }, "failed", 60_000)).toBe(50);
    expect(pointOf(undefined, "pages", 60_000)).toBeUndefined();
  });

  it("F-228 omits what a clock set back has put into the future, and sorts the rest", () => {
    const field = toField(
      hour,
      [point(2), point(-90), point(50), point(3000)],
      [entry(1, 3000), entry(2, -90), entry(3, 5)],
    );
    expect(field.lines[0]?.total.pages).toBe(40);
    expect(field.changes?.map(({ revision }) => revision)).toEqual([3]);
  });
});
