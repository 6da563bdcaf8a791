import { describe, expect, it } from "@jest/globals";
import { createTally } from "./tally.ts";

describe("createTally", () => {
  it("counts each outcome in the second in which its request was due", () => {
    const tally = createTally(1000);
    tally.add({ dueAt: 1000, endedAt: 1010, ending: "good" });
    tally.add({ dueAt: 1900, endedAt: 2930, ending: "good" });
    tally.add({ dueAt: 2100, endedAt: 2105, ending: "turned-away" });
    tally.add({ dueAt: 2200, endedAt: 2300, ending: "cut", problem: "ECONNRESET" });
    const { counts, seconds, goodMs, turnedAwayMs, problems } = tally.report();
    expect(counts).toMatchObject({ good: 2, "turned-away": 1, cut: 1, degraded: 0 });
    expect(seconds).toMatchObject([
      { good: 2, turnedAway: 0, failed: 0 },
      { good: 0, turnedAway: 1, failed: 1, p99Ms: 0 },
    ]);
    expect([goodMs?.max, turnedAwayMs?.max]).toEqual([1030, 5]);
    expect(problems).toEqual({ ECONNRESET: 1 });
  });

  it("records when each view was first and last requested, and first seen", () => {
    const tally = createTally(0);
    const view = { revision: 3, isDegraded: false, releases: ["mf-a@1.0.0"] };
    tally.add({ dueAt: 20, endedAt: 90, ending: "good", view });
    tally.add({ dueAt: 40, endedAt: 60, ending: "good", view });
    const [seen] = tally.report().views;
    expect(seen).toMatchObject({ view: "3 mf-a@1.0.0", revision: 3, count: 2 });
    expect((seen?.lastAskedAt ?? 0) - (seen?.firstAskedAt ?? 0)).toBeCloseTo(20);
    expect((seen?.firstAnsweredAt ?? 0) - (seen?.firstAskedAt ?? 0)).toBeCloseTo(40);
  });
});
