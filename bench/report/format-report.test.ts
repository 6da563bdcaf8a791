import { describe, expect, it } from "@jest/globals";
import { spreads } from "../statistics.ts";
import type { BenchReport } from "./bench-report.ts";
import { formatReport } from "./format-report.ts";

const spread = (median: number) => ({ median, min: median, max: median });
const taxRound = (scriptKb: number) => ({
  lcp: 900,
  menu: 950,
  hydrated: 2000,
  tbt: 300,
  cls: 0,
  requests: 9,
  scriptKb: scriptKb,
  totalKb: 250,
  documentKb: 28,
  htmlKb: 19,
  cssKb: 9,
  secondPainted: 400,
  secondSettled: 500,
  secondCls: 0,
});
const taxOf = (scriptKb: number) => ({
  url: "",
  figures: spreads([taxRound(scriptKb)]),
  menuBeforeScript: 1,
  rounds: [taxRound(scriptKb)],
  requested: [],
});
const report: BenchReport = {
  at: "2026-11-21T08:00:00.000Z",
  commit: "0123456789abcdef",
  machine: { cpu: "any", cores: 2, memoryGb: 8, system: "linux x64", node: "v24.0.0" },
  load: { before: 0.2, after: 1.5 },
  loads: {},
  targets: {},
};

describe("formatReport", () => {
  it("shows each budget beside the measured value, and by how much it is exceeded", () => {
    const said = formatReport(
      { ...report, tax: { browser: "150", composed: taxOf(193), oneBundle: taxOf(133), load: [1] } },
      "bare React",
    );
    expect(said).toMatch(/scripts, kB brotli +193\.0 +168 +over by 25\.0/);
    expect(said).toMatch(/requests until hydrated +9 +15 +kept/);
    expect(said).toMatch(/scripts, kB +193\.0 +133\.0 +1\.45×/);
  });

  it("compares servers with the yardstick, and says what could not be compared", () => {
    const subject = (name: string, pagesPerSecond: number) => ({
      name,
      pageKb: 80,
      figures: {
        pagesPerSecond: spread(pagesPerSecond),
        cpuMsPerPage: spread(Number.NaN),
        p50Ms: spread(4),
        p99Ms: spread(9),
        refused: spread(0),
      },
      rounds: [],
    });
    const throughput = {
      connections: 10,
      secondsEach: 4,
      arePinned: true,
      subjects: [subject("composed, cached", 3000), subject("bare React", 1000)],
      load: [1],
    };
    const said = formatReport({ ...report, throughput, withoutNginx: "not installed" }, "bare React");
    expect(said).toMatch(/composed, cached +3,000 +unknown .* 3\.00×/);
    expect(said).toContain("nginx: not installed");
    expect(said).toMatch(/composed, uncached to bare React +not measured +≥ 0\.4×/);
  });

  it("warns if the machine was too busy for its times to be trusted", () => {
    expect(formatReport({ ...report, load: { before: 7, after: 7 } }, "")).toContain("The machine was busy");
    expect(formatReport(report, "")).not.toContain("busy");
  });

  it("says how many pages failed or were late in a rollback", () => {
    const times = { p50: 300, p95: 410, max: 420 };
    const rollback = {
      fragment: "mf-products",
      fromCommandMs: times,
      fromAnswerMs: times,
      pages: 5000,
      failed: 0,
      late: 0,
    };
    const said = formatReport({ ...report, rollback: { ...rollback, rounds: [], load: [1] } }, "");
    expect(said).toContain("5,000 pages requested meanwhile: 0 failed, 0 showed the release after it was gone.");
  });
});
