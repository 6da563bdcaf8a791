import { spreadOf } from "../../bench/statistics.ts";
import { formatNumber, toTable } from "../../bench/table.ts";
import { faults } from "./faults.ts";
import { judgeLate } from "./judge-late.ts";
import type { FaultSample, MemorySample, SoakRecord } from "./samples.ts";

interface Verdict {
  /** Tables for the person at the terminal. */
  text: string;
  /** Limits that were exceeded, one line each. */
  broken: string[];
}

type Figure = "rssMb" | "threads" | "descriptors";

const mostGrowth = 0.05;
/** A worker started at the wrong moment adds five per cent to a short run's memory. */
const leastMinutes = 10;
const shownProblems = 10;

interface Circumstances {
  minutes: number;
  /** Failed renders of the site's own fragments: see `failuresBetween`. */
  failures: ReadonlyMap<string, string[]>;
}

export function judgeSoak(record: SoakRecord, { minutes, failures }: Circumstances): Verdict {
  const { pages, faults: injected, memory } = record;
  const judged = judgeLate(record.late, failures);
  const wrong = [...record.wrong, ...judged.wrong];
  const missing = injected.filter(({ report }) => report === "missing");
  const lost = injected.filter(({ recoveredMs }) => recoveredMs === null);
  const growth = growthOf(memory, "rssMb");
  const broken = [
    ...(pages === 0 ? ["no page was requested"] : []),
    ...(wrong.length > 0 ? [`${wrong.length} pages were wrong`] : []),
    ...[...failures].map(([fragment, outcomes]) => `${fragment}, which has no fault, failed: ${outcomes.join(", ")}`),
    ...(missing.length > 0 ? [`${missing.length} faults are not in the shell's report: ${kindsOf(missing)}`] : []),
    ...(injected.every(({ report }) => report === "refused") ? ["no fault happened"] : []),
    ...(lost.length > 0 ? [`a fragment did not render again after ${lost.length} faults: ${kindsOf(lost)}`] : []),
    ...(minutes >= leastMinutes && growth.share > mostGrowth
      ? [`memory grew by ${percent(growth.share)}, more than ${percent(mostGrowth)}`]
      : []),
  ];
  const problems = [...wrong.slice(0, shownProblems), ...judged.late.slice(0, shownProblems)]
    .map(({ what, visitor, path, problem }) => `  ${what}: visitor ${visitor}, ${path}: ${problem}`)
    .join("\n");
  const note = minutes < leastMinutes ? `  Memory is judged only in runs of ${leastMinutes} minutes or more.` : "";
  const text = [
    faultTable(injected),
    siteTable(record, { wrong: wrong.length, late: judged.late.length }),
    note,
    problems,
  ]
    .filter(Boolean)
    .join("\n\n");
  return { text, broken };
}

/** Compares the medians of the run's second quarter, when everything is warm, and of its last. */
export function growthOf(memory: readonly MemorySample[], figure: Figure) {
  const median = (from: number, to: number) => {
    const between = memory.filter(({ progress }) => progress >= from && progress < to);
    return spreadOf(between.map((sample) => sample[figure])).median;
  };
  const first = median(0.25, 0.5);
  const last = median(0.75, 1);
  return { first, last, share: (last - first) / first };
}

function faultTable(injected: readonly FaultSample[]): string {
  const rows = faults.map(({ kind }) =>
    row(
      kind,
      injected.filter((one) => one.kind === kind),
    ),
  );
  return toTable([["Fault", "drawn", "happened", "reported", "recovered after (ms)"], ...rows, row("all", injected)]);
}

function row(name: string, some: readonly FaultSample[]): string[] {
  const reports = (report: FaultSample["report"]) => some.filter((one) => one.report === report).length;
  const recovered = some.flatMap(({ recoveredMs }) => recoveredMs ?? []);
  const { median, max } = recovered.length > 0 ? spreadOf(recovered) : { median: Number.NaN, max: Number.NaN };
  const times = recovered.length > 0 ? `${formatNumber(median)}, at most ${formatNumber(max)}` : "–";
  return [name, `${some.length}`, `${some.length - reports("refused")}`, `${reports("reported")}`, times];
}

function siteTable(
  { pages, memory, withoutFault }: SoakRecord,
  { wrong, late }: Record<"wrong" | "late", number>,
): string {
  const size = (name: string, figure: Figure) => {
    const { first, last, share } = growthOf(memory, figure);
    return [name, formatNumber(first), formatNumber(last), percent(share)];
  };
  const load = spreadOf(memory.map((sample) => sample.load));
  return [
    toTable([
      ["Shell and renderer", "second quarter", "last quarter", "growth"],
      size("memory (MiB)", "rssMb"),
      size("threads", "threads"),
      size("descriptors", "descriptors"),
    ]),
    `  ${formatNumber(pages)} pages of other fragments, ${formatNumber(wrong)} wrong, ${formatNumber(late)} late; ${withoutFault} s without a fault`,
    `  Load per core: ${formatNumber(load.median, 1)}, at most ${formatNumber(load.max, 1)}; above 1, a page may be late because of other work`,
  ].join("\n\n");
}

function percent(share: number): string {
  return `${formatNumber(share * 100, 1)} %`;
}

function kindsOf(some: readonly FaultSample[]): string {
  return [...new Set(some.map(({ kind }) => kind))].join(", ");
}
