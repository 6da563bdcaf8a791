import { describe, expect, it } from "@jest/globals";
import { type Buckets, bucketOf } from "@zhian/contracts/vitals";
import { describeWorse, findWorse } from "./judge-vitals.ts";

/** `count` visits, spread evenly from a tenth of `middle` to twice `middle`. */
function spread(count: number, middle: number): Buckets {
  const buckets: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const bucket = String(bucketOf(middle * (0.1 + (1.9 * index) / count)));
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  return buckets;
}

const inp = (count: number, middle: number) => ({ inp: spread(count, middle) });

describe("F-230 the verdict on a release's vitals", () => {
  it.each<[string, ReturnType<typeof inp>, ReturnType<typeof inp>, number, string | undefined]>([
    ["equally slow", inp(5000, 200), inp(50_000, 200), 0, undefined],
    ["50 % slower", inp(8000, 300), inp(80_000, 200), 0, "inp"],
    ["50 % slower, from too few samples", inp(150, 300), inp(20_000, 200), 0, undefined],
    ["50 % slower, compared with too few samples", inp(2000, 300), inp(150, 200), 0, undefined],
    ["50 % slower, by too little to notice", inp(2000, 30), inp(20_000, 20), 0, undefined],
    ["50 % slower, after a day of checks", inp(8000, 300), inp(80_000, 200), 24, "inp"],
    ["faster", inp(5000, 100), inp(50_000, 200), 0, undefined],
  ])("%s", (_what, tried, beside, block, vital) => {
    expect(findWorse(tried, beside, block)?.vital).toBe(vital);
  });

  it("is explained with figures", () => {
    const worse = { vital: "inp", value: 312.4, measured: 4100, beside: 119.6 } as const;
    expect(describeWorse(worse)).toBe("INP of 312 ms at the 75th percentile of 4100 visits, compared with 120 ms");
    expect(describeWorse({ ...worse, vital: "cls", value: 250, beside: 51 })).toContain("CLS of 0.25");
  });
});
