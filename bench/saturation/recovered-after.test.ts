import { describe, expect, it } from "@jest/globals";
import { recoveredAfter } from "./measure-saturation.ts";

const fine = { good: 50, turnedAway: 0, failed: 0, p99Ms: 40 };

describe("recoveredAfter", () => {
  it("is the number of seconds up to and including the last bad one", () => {
    expect(recoveredAfter([fine, fine])).toBe(0);
    expect(recoveredAfter([{ ...fine, turnedAway: 3 }, fine, { ...fine, p99Ms: 400 }, fine])).toBe(3);
    expect(recoveredAfter([fine, { ...fine, good: 0 }])).toBe(2);
  });
});
