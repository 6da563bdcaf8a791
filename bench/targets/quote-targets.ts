import type { Quotes } from "../quote/measure-quote.ts";
import { formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

const least = 100;
const mostMs = 150;

export function quoteTargets({ subjects, lanes, visitors, arePinned }: Quotes): Target[] {
  return subjects.map(({ name, figures: { quotesPerSecond, p50Ms, p99Ms } }) => ({
    what: `quotes per second, ${arePinned ? "one core" : "cores not pinned"}, ${lanes} at once: ${name}`,
    yardstick: "–",
    target: `≥ ${least}, p99 ≤ ${mostMs} ms`,
    measured: `${formatSpread(quotesPerSecond)} per second; p50 ${formatSpread(p50Ms)}, p99 ${formatSpread(p99Ms)} ms; ${visitors} per round`,
    isMet: quotesPerSecond.median >= least && p99Ms.median <= mostMs,
  }));
}
