import { formatNumber, formatRatio, formatSpread, toTable } from "../table.ts";
import type { SubjectResult, Throughput } from "../throughput/measure-throughput.ts";
import { sayLoad } from "./say-load.ts";

/** `yardstick`: name of the subject that the others are compared with. */
export function sayThroughput(measured: Throughput, yardstick: string, withoutNginx: string | undefined): string {
  const { subjects, connections, secondsEach, load } = measured;
  const base = subjects.find(({ name }) => name === yardstick);
  const head = ["", "pages/s", "CPU ms/page", "p50 ms", "p99 ms", "kB/page", "not 200", `to ${yardstick}`];
  const body = subjects.map((subject) => toRow(subject, base));
  const rounds = subjects[0]?.rounds.length ?? 0;
  return `Pages per second: /products/bcc without compression, ${connections} connections from one client process
${toTable([head, ...body])}${withoutNginx === undefined ? "" : `\n  nginx: ${withoutNginx}`}
  Medians (min–max) of ${rounds} interleaved rounds of ${secondsEach} s${sayLoad(load)}`;
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
