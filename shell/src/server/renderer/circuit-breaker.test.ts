import { describe, expect, it } from "@jest/globals";
import { createCircuitBreaker } from "./circuit-breaker.ts";

function breakerAfter(failures: number, everyMs: number) {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker(() => clock.now);
  for (let count = 0; count < failures; count += 1) {
    clock.now += everyMs;
    breaker.failed();
  }
  return { breaker, clock };
}

describe("a circuit breaker", () => {
  it("opens after five failures in 30 s, and allows one probe at a time", () => {
    const { breaker, clock } = breakerAfter(5, 1000);
    expect([breaker.isOpen(), breaker.admit()]).toEqual([true, "refuse"]);

    clock.now += 5000;
    expect([breaker.admit(), breaker.admit()]).toEqual(["probe", "refuse"]);
  });

  it("closes when the probe succeeds, and waits longer when it fails", () => {
    const { breaker, clock } = breakerAfter(5, 1000);
    clock.now += 5000;
    breaker.admit();
    breaker.failed(true);
    clock.now += 9000;
    expect(breaker.admit()).toBe("refuse");

    clock.now += 1000;
    expect(breaker.admit()).toBe("probe");
    breaker.succeeded(true);
    expect([breaker.isOpen(), breaker.admit()]).toEqual([false, "ask"]);
  });

  it("is not closed by a success that began before it opened, not even while a probe is under way", () => {
    const { breaker, clock } = breakerAfter(5, 1000);
    breaker.succeeded();
    expect([breaker.isOpen(), breaker.admit()]).toEqual([true, "refuse"]);

    clock.now += 5000;
    expect(breaker.admit()).toBe("probe");
    breaker.succeeded();
    expect(breaker.isOpen()).toBe(true);
    breaker.failed();
    clock.now += 5000;
    expect(breaker.admit()).toBe("probe");
    breaker.succeeded(true);
    expect(breaker.isOpen()).toBe(false);
  });

  it("allows its first probe in time, however many renders were in flight when it opened", () => {
    const { breaker, clock } = breakerAfter(5, 1000);
    for (let late = 0; late < 10; late += 1) breaker.failed();
    clock.now += 5000;

    expect(breaker.admit()).toBe("probe");
  });

  it("stays closed when failures are rare", () => {
    expect(breakerAfter(20, 10_000).breaker.isOpen()).toBe(false);
  });
});
