import { describe, expect, it } from "@jest/globals";
import { addBuckets, bucketCount, bucketOf, bucketStart, quantileOf, vitalCountSchema } from "./vitals.ts";

const countAll = (values: readonly number[]) =>
  values.reduce((sum, value) => addBuckets(sum, { [bucketOf(value)]: 1 }), {});

describe("buckets of vitals", () => {
  it("contain their own start, in ascending order", () => {
    const starts = Array.from({ length: bucketCount }, (_, index) => bucketStart(index));
    expect(starts.map(bucketOf)).toEqual(starts.map((_, index) => index));
    expect(starts.slice(1).every((start, index) => start > (starts[index] ?? 0))).toBe(true);
    expect([bucketOf(0), bucketOf(0.999), bucketOf(60_000), bucketOf(1e9)]).toEqual([0, 0, 79, 79]);
  });

  it("return a quantile to within 8 %", () => {
    for (const shift of [1, 1.03, 1.07, 1.11]) {
      const values = Array.from({ length: 1_000 }, (_, index) => shift * (index + 1) * 3);
      for (const q of [0.05, 0.5, 0.75, 0.99]) {
        const exact = values[Math.ceil(q * values.length) - 1] ?? Number.NaN;
        expect(Math.abs((quantileOf(countAll(values), q) ?? Number.NaN) / exact - 1)).toBeLessThan(0.08);
      }
    }
  });

  it("have no quantile when empty, and a quantile of 0 for zero durations", () => {
    expect(quantileOf({}, 0.75)).toBeUndefined();
    expect(quantileOf({ "3": 0 }, 0.75)).toBeUndefined();
    expect(quantileOf({ "0": 9, "40": 1 }, 0.75)).toBe(0);
  });
});

describe("a count of a vital", () => {
  const given = {
    fragment: "mf-a",
    version: "1.0.0",
    revision: 3,
    vital: "inp",
    route: "/docs/*",
    device: "phone",
    connection: "slow",
    minutesAgo: 0,
    buckets: { "0": 1, "79": 2 },
  };

  it("is for a fragment or for the shell", () => {
    expect(vitalCountSchema.parse(given)).toEqual(given);
    expect(vitalCountSchema.safeParse({ ...given, fragment: "shell" }).success).toBe(true);
  });

  it.each([
    ["an unknown vital", { vital: "fid" }],
    ["an unknown bucket", { buckets: { "80": 1 } }],
    ["a negative bucket", { buckets: { "-1": 1 } }],
    ["a negative count", { buckets: { "1": -1 } }],
    ["a route with a query", { route: "/docs?id=7" }],
    ["a time in the future", { minutesAgo: -1 }],
    ["a time a day ago", { minutesAgo: 1_440 }],
    ["a visitor's id", { visitor: "7" }],
  ])("is rejected with %s", (_what, change) => {
    expect(vitalCountSchema.safeParse({ ...given, ...change }).success).toBe(false);
  });
});
