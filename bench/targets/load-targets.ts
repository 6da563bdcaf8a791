import type { Flips } from "../flips/measure-flips.ts";
import type { Neighbours } from "../neighbours/measure-neighbours.ts";
import type { SaturationFindings } from "../saturation/measure-saturation.ts";
import { formatNumber, formatSpread } from "../table.ts";
import { formatTimes, type Target } from "./target.ts";

const misdeeds = {
  well: "",
  hanging: "one fragment hanging",
  spinning: "one fragment in an endless loop",
  burning: "one fragment at 100 % CPU within its time limit",
};

export function neighbourTargets({ neighbours, rate }: Neighbours): Target[] {
  return neighbours
    .filter(({ behaviour }) => behaviour !== "well")
    .map(({ behaviour, ratios, figures, rounds }) => {
      const notGood = rounds.reduce((sum, round) => sum + round.notGood, 0);
      return {
        what: `${misdeeds[behaviour]}: other pages' p99, at ${formatNumber(rate)} per second`,
        yardstick: "healthy",
        target: "≤ 1.5×, ≥ 0.8× the pages",
        measured: `${formatTimes(ratios.p99)}, ${formatTimes(ratios.goodPerSecond)} the pages; p99 ${formatSpread(figures.p99Ms)} ms; ${formatNumber(notGood)} not whole`,
        isMet: ratios.p99.median <= 1.5 && ratios.goodPerSecond.median >= 0.8,
      };
    });
}

export function saturationTargets({ best, loads }: SaturationFindings): Target[] {
  // On a machine of varying speed, the rate that was found may be that of a good moment: its result in the rounds is stated with it.
  const inTurns = loads.find(({ times }) => times === 1)?.figures.goodput;
  const yardstick = `best throughput, ${formatNumber(best.rate)} pages per second${inTurns ? `; in alternating rounds, ${formatSpread(inTurns)}` : ""}`;
  return loads
    .filter(({ times }) => times > 1)
    .map(({ times, figures }) => {
      const kept = figures.goodput.median / best.rate;
      const { turnedAwayP99Ms, recoverySeconds, goodP99Ms, failed, degraded } = figures;
      return {
        what: `${times}× saturation`,
        yardstick,
        target: "≥ 90 % kept, rejects ≤ 50 ms with Retry-After, normal ≤ 5 s after",
        measured: `${formatNumber(kept * 100)} % kept (${formatSpread(figures.goodput)} per second, p99 ${formatSpread(goodP99Ms)} ms); rejects p99 ${formatSpread(turnedAwayP99Ms)} ms; ${formatNumber(degraded.median * 100, 1)} % with a fallback, at most ${formatNumber(failed.max)} failed; normal after ${formatSpread(recoverySeconds)} s`,
        isMet: kept >= 0.9 && turnedAwayP99Ms.median <= 50 && recoverySeconds.median <= 5 && failed.max === 0,
      };
    });
}

export function flipTargets(flips: Flips): Target[] {
  const { flips: count, pages, mixed, wentBack, unseen, seenMs, rate, pageP99Ms, steadyP99Ms } = flips;
  const failed = Object.values(flips.failed).reduce((sum, one) => sum + one, 0);
  return [
    {
      what: `${formatNumber(count)} promote and rollback flips under load`,
      yardstick: "–",
      target: "0 failed, 0 mixed pages; seen in ≤ 1 s p99",
      measured: `${formatNumber(failed)} failed, ${formatNumber(mixed)} mixed, ${formatNumber(wentBack)} went back of ${formatNumber(pages)} pages at ${formatNumber(rate)} per second; seen in p50 ${formatNumber(seenMs.p50)}, p99 ${formatNumber(seenMs.p99)} ms, ${formatNumber(unseen)} never; pages' p99 ${formatNumber(pageP99Ms)} ms (${formatNumber(steadyP99Ms)} without flips)`,
      isMet: failed + mixed + wentBack + unseen === 0 && seenMs.p99 <= 1000,
    },
  ];
}
