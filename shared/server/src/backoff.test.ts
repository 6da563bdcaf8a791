import { expect, it } from "@jest/globals";
import { backoffMs } from "./backoff.ts";

const backoff = { firstMs: 100, mostMs: 1_000 };

it("doubles the wait after each failure, up to the maximum, indefinitely", () => {
  expect([0, 1, 2, 3, 4, 5_000].map((failures) => backoffMs(failures, backoff))).toEqual([
    100, 200, 400, 800, 1_000, 1_000,
  ]);
});

it("with jitter, waits a random time between half and all of that", () => {
  const waits = Array.from({ length: 200 }, () => backoffMs(2, { ...backoff, hasJitter: true }));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...waits)).toBeLessThanOrEqual(400);
  expect(new Set(waits).size).toBeGreaterThan(100);
});
