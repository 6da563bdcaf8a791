import { describe, expect, it } from "@jest/globals";
import { createRateLimit } from "./rate-limit.ts";

function limitAt(clock: { ms: number }) {
  return createRateLimit({ perSecond: 2, burst: 3, now: () => clock.ms });
}

describe("createRateLimit", () => {
  it("lets a burst through, then says how long to wait, then lets through again", () => {
    const clock = { ms: 1_000 };
    const limit = limitAt(clock);
    expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 0]);
    expect(limit.take("a")).toBe(1);
    clock.ms += 500;
    expect(limit.take("a")).toBe(0);
    expect(limit.take("a")).toBe(1);
  });

  it("holds nobody back for what another did", () => {
    const limit = limitAt({ ms: 0 });
    for (let call = 0; call < 10; call += 1) limit.take("a");
    expect(limit.take("b")).toBe(0);
  });

  it("lets a dear call through when there is enough for all of it", () => {
    const clock = { ms: 0 };
    const limit = limitAt(clock);
    expect([limit.take("a", 2), limit.take("a", 3), limit.take("a", 1)]).toEqual([0, 1, 0]);
    clock.ms += 1_500;
    expect(limit.take("a", 3)).toBe(0);
  });

  it("never saves up more than a burst", () => {
    const clock = { ms: 0 };
    const limit = limitAt(clock);
    limit.take("a");
    clock.ms += 3_600_000;
    const waits = Array.from({ length: 4 }, () => limit.take("a"));
    expect(waits).toEqual([0, 0, 0, 1]);
  });
});
