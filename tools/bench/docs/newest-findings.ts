import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Measure, measures } from "../config.ts";
import type { BenchReport, Findings, MeasuredUnder } from "../report/bench-report.ts";

export interface Dated {
  measure: Measure;
  at: string;
  commit: string | undefined;
  load: MeasuredUnder;
}

export interface NewestFindings {
  findings: Findings;
  /** Where each of them is from. */
  dated: Dated[];
  machine: BenchReport["machine"] | undefined;
}

/** The newest result of each measure, of all reports that lie in `dir`. */
export function readNewestFindings(dir: string): NewestFindings {
  const files = globSync("*.json", { cwd: dir }).toSorted().toReversed();
  // Written by the bench.
  const reports = files.map((file) => JSON.parse(readFileSync(join(dir, file), "utf8")) as Partial<BenchReport>);
  return newestOf(reports);
}

/** `reports`: newest first. One without a note of its measures' loads is older than these. */
export function newestOf(reports: readonly Partial<BenchReport>[]): NewestFindings {
  const newest: NewestFindings = { findings: {}, dated: [], machine: undefined };
  for (const measure of measures) {
    const report = reports.find((one) => one[measure] !== undefined && one.loads?.[measure] !== undefined);
    const load = report?.loads?.[measure];
    if (!report || !load) continue;
    Object.assign(newest.findings, { [measure]: report[measure] });
    newest.dated.push({ measure, at: report.at ?? "", commit: report.commit, load });
    newest.machine ??= report.machine;
  }
  return newest;
}
