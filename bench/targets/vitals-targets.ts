import { formatNumber, formatSpread } from "../table.ts";
import { visitRate } from "../vitals/measure-shells.ts";
import type { VitalFindings } from "../vitals/run-vitals.ts";
import { formatTimes, type Target } from "./target.ts";

/** What it costs pages and shells that pages measure themselves. */
export function vitalsTargets({ chunkBytes, figures, shells }: VitalFindings): Target[] {
  const { pressMs, pressMsWithout, lcpMs, lcpMsWithout, askedAfterLcpMs } = figures;
  const { share, p99Ms, p99MsWithout, beaconCpuMs } = shells.figures;
  const more = pressMs.median - pressMsWithout.median;
  return [
    {
      what: "vitals measurement: its code, with brotli",
      yardstick: "–",
      target: "≤ 3,000 bytes",
      measured: `${formatNumber(chunkBytes)} bytes`,
      isMet: chunkBytes <= 3_000,
    },
    {
      what: "the same: requested after the largest paint",
      yardstick: "the page without it",
      target: "never before",
      measured: `${formatSpread(askedAfterLcpMs)} ms after; LCP ${formatSpread(lcpMs)} ms, ${formatSpread(lcpMsWithout)} ms without`,
      isMet: askedAfterLcpMs.min > 0,
    },
    {
      what: "the same: its cost per press, 99th percentile of a thousand",
      yardstick: "the page without it",
      target: "≤ 1 ms",
      measured: `${formatNumber(more, 2)} ms; ${formatSpread(pressMs, 2)} ms, ${formatSpread(pressMsWithout, 2)} ms without`,
      isMet: more <= 1,
    },
    {
      what: `pages of ${visitRate} visitors per second who all send their vitals`,
      yardstick: "the same without beacons",
      target: "≥ 0.97×",
      measured: `${formatTimes(share)}; p99 ${formatSpread(p99Ms)} ms, ${formatSpread(p99MsWithout)} ms without; ${formatNumber(beaconCpuMs.median, 2)} ms of CPU per beacon; ${formatNumber(shells.counted)} counted of ${formatNumber(shells.sent)}`,
      isMet: share.median >= 0.97 && shells.counted >= 0.9 * shells.sent,
    },
  ];
}
