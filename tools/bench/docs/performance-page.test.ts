import { describe, expect, it } from "@jest/globals";
import { newestOf } from "./newest-findings.ts";
import { performancePage } from "./performance-page.ts";

const machine = { cpu: "any", cores: 2, memoryGb: 8, system: "linux x64", node: "v24.0.0" };
const drain = (dropped: number) => ({
  services: [
    {
      name: "shell" as const,
      times: 20,
      requests: 9000,
      dropped,
      exitMs: { median: 600, min: 590, max: 900 },
      badExits: [],
      problems: {},
    },
  ],
  load: [1],
});
const report = (at: string, dropped: number) => ({
  at,
  commit: "0123456789abcdef",
  machine,
  drain: drain(dropped),
  loads: { drain: { before: 0.2, after: 1.1 } },
});

describe("performancePage", () => {
  it("shows the newest figure of each measure with its date and load", () => {
    const page = performancePage(newestOf([report("2026-11-22T08:00:00Z", 0), report("2026-11-21T08:00:00Z", 7)]));
    expect(page).toContain("| 0 dropped of 9,000; ended in 600 (590–900) ms | yes |");
    expect(page).toContain("| drain | 2026-11-22 08:00 | 0123456789 | 0.2 → 1.1 |");
  });

  it("says so when a target is missed", () => {
    expect(performancePage(newestOf([report("2026-11-22T08:00:00Z", 3)]))).toContain("| 3 dropped of 9,000");
    expect(performancePage(newestOf([report("2026-11-22T08:00:00Z", 3)]))).toContain("| **no** |");
  });

  it("passes over reports from before measures noted their loads", () => {
    const old = { at: "2026-11-20T08:00:00Z", machine, drain: drain(0) };
    expect(newestOf([old]).dated).toEqual([]);
  });
});
