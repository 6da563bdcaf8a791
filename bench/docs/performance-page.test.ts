import { describe, expect, it } from "@jest/globals";
import type { BenchReport } from "../report/bench-report.ts";
import { keep, readKept } from "./kept-findings.ts";
import { performancePage } from "./performance-page.ts";

const machine = { cpu: "any", cores: 2, memoryGb: 8, system: "linux x64", node: "v24.0.0" };
const line = (what: string, measured: string, isMet = true) => ({ what, yardstick: "–", target: "0", measured, isMet });
const none = { machine, measures: {} };

function report(at: string, targets: BenchReport["targets"]): BenchReport {
  const load = { before: 0.2, after: 1.1 };
  const loads = Object.fromEntries(Object.keys(targets).map((measure) => [measure, load]));
  return { at, commit: "0123456789abcdef", machine, load, loads, targets };
}

describe("performancePage", () => {
  it("shows each measure's lines with their date and load, and missed targets", () => {
    const targets = { drain: [line("SIGTERM", "0 dropped"), line("the same, api", "3 dropped", false)] };
    const page = performancePage(keep(none, report("2026-11-22T08:00:00Z", targets)));
    expect(page).toContain("| SIGTERM | – | 0 | 0 dropped | yes |");
    expect(page).toContain("| the same, api | – | 0 | 3 dropped | **no** |");
    expect(page).toContain("| drain | 2026-11-22 08:00 | 0123456789 | 0.2 → 1.1 |");
  });

  it("keeps an earlier run's results for other measures, even from another machine", () => {
    const first = keep(
      none,
      report("2026-11-21T08:00:00Z", { tax: [line("LCP", "900 ms")], drain: [line("a", "old")] }),
    );
    const read = readKept(JSON.stringify(first));
    const page = performancePage(keep(read, report("2026-11-22T08:00:00Z", { drain: [line("a", "new")] })));
    expect(page).toContain("| LCP | – | 0 | 900 ms | yes |");
    expect(page).toContain("| a | – | 0 | new | yes |");
    expect(page).not.toContain("old");
  });

  it("keeps the earlier lines of a measure that failed this time", () => {
    const kept = keep(none, report("2026-11-21T08:00:00Z", { tax: [line("LCP", "900 ms")] }));
    const failed = { ...report("2026-11-22T08:00:00Z", {}), loads: { tax: { before: 1, after: 2 } } };
    expect(keep(kept, failed).measures.tax?.at).toBe("2026-11-21T08:00:00Z");
  });
});
