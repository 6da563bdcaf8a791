import { describe, expect, it } from "@jest/globals";
import { engineCounts } from "./engine-counts.ts";

const timing = (engine: string | undefined, counts: object) => ({
  runner: "playwright",
  file: "a.test.ts",
  ms: 1,
  passed: 0,
  failed: 0,
  skipped: 0,
  ...(engine && { engine }),
  ...counts,
});

describe("engineCounts", () => {
  it("adds up the files of each engine, and omits those run in none", () => {
    const timings = [
      timing("firefox", { passed: 3 }),
      timing("firefox", { passed: 2, failed: 1 }),
      timing("webkit", { passed: 6 }),
      timing(undefined, { passed: 90 }),
    ];
    expect(engineCounts(timings)).toEqual([
      "In firefox: 5 passed, 1 failed, 0 skipped",
      "In webkit: 6 passed, 0 failed, 0 skipped",
    ]);
  });

  it("never marks an engine as passed without tests", () => {
    expect(engineCounts([timing("webkit", { skipped: 12 })])).toEqual(["In webkit: not tried"]);
  });
});
