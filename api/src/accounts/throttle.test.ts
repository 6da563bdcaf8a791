import { describe, expect, it } from "@jest/globals";
import { afterFailure, patience, secondsToWait, type Tries } from "./throttle.ts";

/** Simulates a client that retries as soon as it may. Returns the length of each wait, in seconds. */
function keepTrying(times: number, kind: (typeof patience)[keyof typeof patience]): number[] {
  let nowMs = 1_000_000;
  let tries: Tries | undefined;
  return Array.from({ length: times }, () => {
    const wait = secondsToWait(tries, nowMs);
    nowMs += wait * 1_000;
    tries = afterFailure(tries, nowMs, kind);
    return wait;
  });
}

describe("waits between wrong passwords", () => {
  it("double from one second to a quarter of an hour, and grow no further", () => {
    expect(keepTrying(16, patience.account)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("start later for an address, which an office may share", () => {
    const waits = keepTrying(40, patience.address);
    expect(waits.slice(0, 21).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(21, 24)).toEqual([1, 2, 4]);
  });

  it("end on time, to the second", () => {
    const tries = { failures: 5, lastAtMs: 0, freeAtMs: 2_000 };
    expect([0, 1, 999, 1_999, 2_000, 9_999].map((nowMs) => secondsToWait(tries, nowMs))).toEqual([2, 2, 2, 1, 0, 0]);
    expect(secondsToWait(undefined, 0)).toBe(0);
  });

  it("are reset after a day, or an hour for an address", () => {
    const { account, address } = patience;
    const tries: Tries = { failures: 12, lastAtMs: 0, freeAtMs: 900_000 };
    expect(afterFailure(tries, account.forgetSeconds * 1_000, account).failures).toBe(13);
    expect(afterFailure(tries, account.forgetSeconds * 1_000 + 1, account).failures).toBe(1);
    expect(afterFailure(tries, address.forgetSeconds * 1_000 + 1, address).failures).toBe(1);
  });

  it("allow fewer than twenty guesses in an hour", () => {
    let nowMs = 0;
    let tries: Tries | undefined;
    let made = 0;
    for (; nowMs <= 3_600_000; made += 1) {
      tries = afterFailure(tries, nowMs, patience.account);
      nowMs = Math.max(nowMs, tries.freeAtMs);
    }
    expect(made).toBeLessThan(20);
  });
});
