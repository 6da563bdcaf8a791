import { describe, expect, it } from "@jest/globals";
import { createRenderLimit } from "./render-limit.ts";

/** Runs rounds of as many renders at once as the limit admits. Returns how many were admitted in the last one. */
function loadRounds(limit: ReturnType<typeof createRenderLimit>, clock: { ms: number }, rounds: number) {
  let admitted = 0;
  for (let round = 0; round < rounds; round += 1) {
    admitted = 0;
    for (; !limit.isReached() && admitted < 1000; admitted += 1) limit.began();
    // One thread: they take turns, 6 ms each.
    const took = admitted * 6;
    clock.ms += took;
    for (let index = 0; index < admitted; index += 1) limit.ended(took);
  }
  return admitted;
}

describe("createRenderLimit", () => {
  it("admits about as many renders as finish in time, whatever the machine's capacity", () => {
    const clock = { ms: 0 };
    const limit = createRenderLimit(200, { now: () => clock.ms });
    limit.began();
    limit.ended(6);
    const admitted = loadRounds(limit, clock, 200);
    expect(admitted).toBeGreaterThan(24);
    expect(admitted).toBeLessThan(42);
  });

  it("never limits a release that returns nothing: it is broken, not busy", () => {
    const clock = { ms: 0 };
    const limit = createRenderLimit(200, { now: () => clock.ms });
    limit.began();
    limit.ended(6);
    for (let index = 0; index < 100; index += 1) limit.began();
    expect(limit.isReached()).toBe(true);
    clock.ms += 501;
    expect(limit.isReached()).toBe(false);
  });

  it("reports late renders for a while, but not of a release that returns none", () => {
    const clock = { ms: 0 };
    const limit = createRenderLimit(200, { now: () => clock.ms });
    limit.began();
    limit.ended(undefined);
    expect(limit.isStrained()).toBe(false);
    limit.began();
    limit.ended(400);
    expect(limit.isStrained()).toBe(true);
    clock.ms += 2000;
    expect(limit.isStrained()).toBe(false);
  });

  it("queues more while a release boots, as long as renders finish, and ignores their delay", () => {
    const clock = { ms: 0 };
    let isPatient = true;
    const limit = createRenderLimit(200, { isPatient: () => isPatient, now: () => clock.ms });
    limit.began();
    limit.ended(6);
    const letIn = () => {
      let count = 0;
      for (; !limit.isReached() && count < 1000; count += 1) limit.began();
      return count;
    };
    expect(letIn()).toBe(96);
    limit.ended(400);
    expect(letIn()).toBe(1);
    // That is too late for a request that arrives now.
    limit.ended(501);
    expect(letIn()).toBe(0);
    for (let count = 0; count < 95; count += 1) limit.ended(400);

    isPatient = false;
    expect(letIn()).toBe(32);
  });

  it("respects the maximum", () => {
    const limit = createRenderLimit(4, { now: () => 0 });
    limit.began();
    limit.ended(6);
    for (let index = 0; index < 4; index += 1) limit.began();
    expect(limit.isReached()).toBe(true);
  });
});
