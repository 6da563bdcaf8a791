import { describe, expect, it } from "@jest/globals";
import { createMemoryLimit } from "./memory-limit.ts";
import type { RateLimit } from "./rate-limit.ts";

function limitAt(clock: { ms: number }) {
  return createMemoryLimit({ perSecond: 2, burst: 3, now: () => clock.ms });
}

async function takeAll(limit: RateLimit, costs: readonly number[]): Promise<number[]> {
  const waits: number[] = [];
  for (const cost of costs) waits.push(await limit.take("a", cost));
  return waits;
}

describe("an in-memory limit", () => {
  it("allows a burst, then returns the time to wait, then allows again", async () => {
    const clock = { ms: 1_000 };
    const limit = limitAt(clock);
    expect(await takeAll(limit, [1, 1, 1])).toEqual([0, 0, 0]);
    expect(await limit.take("a")).toBe(1);
    clock.ms += 500;
    expect(await limit.take("a")).toBe(0);
    expect(await limit.take("a")).toBe(1);
  });

  it("does not limit one client for another's calls", async () => {
    const limit = limitAt({ ms: 0 });
    await takeAll(limit, Array<number>(10).fill(1));
    expect(await limit.take("b")).toBe(0);
  });

  it("allows an expensive call if enough is left for all of it", async () => {
    const clock = { ms: 0 };
    const limit = limitAt(clock);
    expect(await takeAll(limit, [2, 3, 1])).toEqual([0, 1, 0]);
    clock.ms += 1_500;
    expect(await limit.take("a", 3)).toBe(0);
  });

  it("never saves up more than a burst", async () => {
    const clock = { ms: 0 };
    const limit = limitAt(clock);
    await limit.take("a");
    clock.ms += 3_600_000;
    expect(await takeAll(limit, [1, 1, 1, 1])).toEqual([0, 0, 0, 1]);
  });
});
