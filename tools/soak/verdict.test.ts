import { describe, expect, it } from "@jest/globals";
import { failuresBetween } from "./judge-late.ts";
import type { Figures } from "./read-figures.ts";
import type { FaultSample, MemorySample, SoakRecord } from "./samples.ts";
import { growthOf, judgeSoak } from "./verdict.ts";

function memoryOf(rssMb: (progress: number) => number): MemorySample[] {
  return Array.from({ length: 100 }, (_, index) => ({
    what: "memory",
    progress: index / 100,
    rssMb: rssMb(index / 100),
    threads: 40,
    descriptors: 90,
    load: 0.5,
  }));
}

const fault = (change: Partial<FaultSample> = {}): FaultSample => ({
  what: "fault",
  number: 1,
  kind: "throws",
  fragment: "mf-soak-1",
  report: "reported",
  page: "good",
  recoveredMs: 30,
  ...change,
});

const recordOf = (change: Partial<SoakRecord> = {}): SoakRecord => ({
  pages: 1200,
  wrong: [],
  late: [],
  faults: [fault(), fault({ report: "refused" })],
  memory: memoryOf(() => 400),
  withoutFault: 0,
  ...change,
});

/** Counts of renders by fragment and outcome. */
function figures(renders: Record<string, Record<string, number>>): Figures {
  return new Map(
    Object.entries(renders).flatMap(([fragment, outcomes]) =>
      Object.entries(outcomes).map(([outcome, count]) => [
        `shell_render_seconds_count{fragment="${fragment}",version="1.0.0",outcome="${outcome}"}`,
        count,
      ]),
    ),
  );
}

const long = { minutes: 30, failures: new Map<string, string[]>() };

describe("judgeSoak", () => {
  it("passes with whole pages, reported faults and steady memory", () => {
    const { broken, text } = judgeSoak(recordOf(), long);
    expect(broken).toEqual([]);
    expect(text).toMatch(/throws +2 +1 +1 +30, at most 30/);
    expect(text).toContain("1,200 pages of other fragments, 0 wrong");
  });

  const wrong = { what: "wrong", visitor: 3, path: "/news", problem: "cut" } as const;
  it.each<[string, Partial<SoakRecord>, string]>([
    ["a page is wrong", { wrong: [wrong] }, "1 pages were wrong"],
    ["no page was requested", { pages: 0 }, "no page was requested"],
    ["a fault is not reported", { faults: [fault({ report: "missing" })] }, "not in the shell's report: throws"],
    ["no fault happened", { faults: [fault({ report: "refused" })] }, "no fault happened"],
    [
      "a fragment does not recover",
      { faults: [fault({ recoveredMs: null })] },
      "did not render again after 1 faults: throws",
    ],
    ["memory grows", { memory: memoryOf((progress) => 400 + 100 * progress) }, "memory grew by"],
  ])("fails when %s", (_, change, line) => {
    const { broken } = judgeSoak(recordOf(change), long);
    expect(broken).toEqual([expect.stringContaining(line)]);
  });

  it("shows where pages were wrong", () => {
    expect(judgeSoak(recordOf({ wrong: [wrong] }), long).text).toContain("visitor 3, /news: cut");
  });

  const withLate = recordOf({
    late: [{ what: "late", visitor: 3, path: "/news", problem: "main shows its fallback", fragments: ["mf-a"] }],
  });

  it("shows late pages, but does not fail for them", () => {
    const { broken, text } = judgeSoak(withLate, long);
    expect(broken).toEqual([]);
    expect(text).toContain("0 wrong, 1 late");
    expect(text).toContain("late: visitor 3, /news: main shows its fallback");
  });

  it("treats a fallback as wrong if its fragment failed for another reason than lateness", () => {
    const failures = failuresBetween(
      figures({ "mf-a": { rendered: 5 } }),
      figures({ "mf-a": { rendered: 9, starved: 2, threw: 1 }, "mf-soak-1": { threw: 3 }, "mf-b": { starved: 4 } }),
    );
    const { broken } = judgeSoak(withLate, { ...long, failures });
    expect(broken).toEqual(["1 pages were wrong", "mf-a, which has no fault, failed: threw"]);
  });

  it("does not judge memory in a short run, and says so", () => {
    const { broken, text } = judgeSoak(recordOf({ memory: memoryOf((progress) => 400 + 100 * progress) }), {
      ...long,
      minutes: 5,
    });
    expect(broken).toEqual([]);
    expect(text).toContain("Memory is judged only in runs of 10 minutes or more");
  });
});

describe("growthOf", () => {
  it("ignores the warm-up and single peaks", () => {
    const memory = memoryOf((progress) => (progress < 0.25 ? 100 : progress === 0.8 ? 900 : 400));
    expect(growthOf(memory, "rssMb")).toEqual({ first: 400, last: 400, share: 0 });
  });
});
