import { describe, expect, it } from "@jest/globals";
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
  faults: [fault(), fault({ report: "refused" })],
  memory: memoryOf(() => 400),
  withoutFault: 0,
  ...change,
});

describe("judgeSoak", () => {
  it("is content with whole pages, reported faults and steady memory", () => {
    const { broken, text } = judgeSoak(recordOf(), 30);
    expect(broken).toEqual([]);
    expect(text).toMatch(/throws +2 +1 +1 +30, at most 30/);
    expect(text).toContain("1,200 pages of other fragments, 0 wrong");
  });

  const wrong = { what: "wrong", visitor: 3, path: "/news", problem: "cut" } as const;
  it.each<[string, Partial<SoakRecord>, string]>([
    ["a page is wrong", { wrong: [wrong] }, "1 pages were wrong"],
    ["no page was asked for", { pages: 0 }, "no page was asked for"],
    ["a fault is not reported", { faults: [fault({ report: "missing" })] }, "not in the shell's report: throws"],
    ["no fault happened", { faults: [fault({ report: "refused" })] }, "no fault happened"],
    [
      "a fragment stays away",
      { faults: [fault({ recoveredMs: null })] },
      "did not render again after 1 faults: throws",
    ],
    ["memory grows", { memory: memoryOf((progress) => 400 + 100 * progress) }, "memory grew by"],
  ])("breaks when %s", (_, change, line) => {
    const { broken } = judgeSoak(recordOf(change), 30);
    expect(broken).toEqual([expect.stringContaining(line)]);
  });

  it("shows where pages were wrong", () => {
    expect(judgeSoak(recordOf({ wrong: [wrong] }), 30).text).toContain("visitor 3, /news: cut");
  });

  it("judges no memory in a short run, and says so", () => {
    const { broken, text } = judgeSoak(recordOf({ memory: memoryOf((progress) => 400 + 100 * progress) }), 5);
    expect(broken).toEqual([]);
    expect(text).toContain("Memory is judged in runs of 10 minutes and more");
  });
});

describe("growthOf", () => {
  it("leaves the warm-up and single peaks out", () => {
    const memory = memoryOf((progress) => (progress < 0.25 ? 100 : progress === 0.8 ? 900 : 400));
    expect(growthOf(memory, "rssMb")).toEqual({ first: 400, last: 400, share: 0 });
  });
});
