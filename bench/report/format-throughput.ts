import { formatNumber, formatRatio, formatSpread, toTable } from "../table.ts";
import type { SubjectResult, Throughput } from "../throughput/measure-throughput.ts";
import { formatLoad } from "./format-load.ts";

/** `yardstick`: name of the subject that the others are compared with. */
export function formatThroughput(measured: Throughput, yardstick: string, withoutNginx: string | undefined): string {
  const { subjects, connections, secondsEach, arePinned, load } = measured;
  const base = subjects.find(({ name }) => name === yardstick);
  const head = ["", "pages/s", "CPU ms/page", "p50 ms", "p99 ms", "kB/page", "not whole", `to ${yardstick}`];
  const body = subjects.map((subject) => toRow(subject, base));
  const rounds = subjects[0]?.rounds.length ?? 0;
  return `Pages per second: /products/bcc without compression, ${connections} connections from one client process${arePinned ? ", servers on one core, the client on another" : " (not pinned to cores: no taskset here)"}
${toTable([head, ...body])}
${toTable([["", "pages/s", "CPU time", "target"], ...targets.map((target) => sayTarget(target, subjects))])}${withoutNginx === undefined ? "" : `\n  nginx: ${withoutNginx}`}
  Medians (min–max) of ${rounds} interleaved rounds of ${secondsEach} s${formatLoad(load)}`;
}

interface Target {
  subject: string;
  to: string;
  least: number;
}

const targets: readonly Target[] = [
  { subject: "composed, uncached", to: "one bundle, streamed", least: 1.2 },
  { subject: "composed, uncached", to: "bare React", least: 0.4 },
  { subject: "composed, cached", to: "bare Node http", least: 0.7 },
];

/** By pages and by CPU time: the latter shows the same and hardly depends on other load on the machine. */
function sayTarget({ subject, to, least }: Target, subjects: readonly SubjectResult[]): string[] {
  const [own, other] = [subject, to].map((wanted) => subjects.find(({ name }) => name === wanted)?.figures);
  if (!own || !other) return [`${subject} to ${to}`, "not measured", "", `≥ ${least}×`];
  return [
    `${subject} to ${to}`,
    formatRatio(own.pagesPerSecond, other.pagesPerSecond),
    Number.isNaN(own.cpuMsPerPage.median) ? "unknown" : formatRatio(other.cpuMsPerPage, own.cpuMsPerPage),
    `≥ ${least}×`,
  ];
}

function toRow({ name, figures, rounds, pageKb }: SubjectResult, base: SubjectResult | undefined): string[] {
  const cpu = figures.cpuMsPerPage;
  return [
    name,
    formatSpread(figures.pagesPerSecond),
    Number.isNaN(cpu.median) ? "unknown" : formatSpread(cpu, 2),
    formatNumber(figures.p50Ms.median, 1),
    formatNumber(figures.p99Ms.median, 1),
    formatNumber(pageKb),
    formatNumber(rounds.reduce((sum, { refused }) => sum + refused, 0)),
    base ? formatRatio(figures.pagesPerSecond, base.figures.pagesPerSecond) : "",
  ];
}
