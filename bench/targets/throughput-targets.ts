import { formatSpread } from "../table.ts";
import type { Throughput } from "../throughput/measure-throughput.ts";
import { formatTimes, ratioSpread, type Target } from "./target.ts";

interface Comparison {
  what: string;
  subject: string;
  to: string;
  yardstick: string;
  least: number;
}

const comparisons: readonly Comparison[] = [
  {
    what: "composed pages per second, uncached, one core",
    subject: "composed, uncached",
    to: "one bundle, streamed",
    yardstick: "the single bundle, streamed SSR",
    least: 1.2,
  },
  {
    what: "composed pages per second, uncached, one core",
    subject: "composed, uncached",
    to: "bare React",
    yardstick: "`renderToString` of the same trees in one process",
    least: 0.4,
  },
  {
    what: "the same, cached",
    subject: "composed, cached",
    to: "bare Node http",
    yardstick: "a bare Node http server with the same bytes",
    least: 0.7,
  },
];

export function throughputTargets({ subjects, arePinned }: Throughput): Target[] {
  return comparisons.flatMap(({ what, subject, to, yardstick, least }) => {
    const [own, other] = [subject, to].map((wanted) => subjects.find(({ name }) => name === wanted));
    if (!own || !other) return [];
    const ratio = ratioSpread(own.rounds, other.rounds, ({ pagesPerSecond }) => pagesPerSecond);
    const rates = [own, other].map(({ figures }) => formatSpread(figures.pagesPerSecond));
    return {
      what: arePinned ? what : what.replace(", one core", " (cores not pinned)"),
      yardstick,
      target: `≥ ${least}×`,
      measured: `${formatTimes(ratio)}; ${rates.join(" against ")} per second`,
      isMet: ratio.median >= least,
    };
  });
}
