import { describe, expect, it } from "@jest/globals";
import { createClientCap } from "./client-cap.ts";

describe("a client's share", () => {
  it("is limited per client and minute, and resets in the next minute", () => {
    let now = 0;
    const cap = createClientCap(2, () => now);
    expect(["a", "a", "a", "b"].map(cap.takes)).toEqual([true, true, false, true]);
    now = 60_000;
    expect(cap.takes("a")).toBe(true);
    cap.renew();
    expect(["a", "a", "a"].map(cap.takes)).toEqual([true, true, false]);
  });

  it("is granted to a limited number of clients", () => {
    const cap = createClientCap(1, () => 0);
    const taken = Array.from({ length: 10_010 }, (_, index) => cap.takes(String(index)));
    expect(taken.filter(Boolean)).toHaveLength(10_000);
  });
});
