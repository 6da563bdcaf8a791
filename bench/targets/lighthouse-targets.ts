import type { LighthouseFindings } from "../lighthouse/measure-lighthouse.ts";
import { formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

export function lighthouseTargets({ pages }: LighthouseFindings): Target[] {
  return pages.map(({ kind, path, figures: { score, fcpMs, lcpMs, tbtMs, cls } }) => ({
    what: `Lighthouse performance, mobile: ${kind}, ${path}`,
    yardstick: "–",
    target: "≥ 99, layout shift ≤ 0.02",
    measured: `${formatSpread(score)}; first paint ${formatSpread(fcpMs)} ms, LCP ${formatSpread(lcpMs)} ms, blocked ${formatSpread(tbtMs)} ms, shift ${formatSpread(cls, 3)}`,
    isMet: score.median >= 99 && cls.median <= 0.02,
  }));
}
