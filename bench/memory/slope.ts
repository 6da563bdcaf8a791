import { percentile } from "../statistics.ts";

/**
 * Growth in MiB for each page: the median of the slopes between all pairs of samples (Theil and Sen), which a few high samples between
 * two collections do not move.
 */
export function slopeOf(samples: readonly { pages: number; rssMb: number }[]): number {
  const slopes = samples.flatMap((from, index) =>
    samples.slice(index + 1).map((to) => (to.rssMb - from.rssMb) / (to.pages - from.pages)),
  );
  if (slopes.length === 0) throw new Error("a slope needs two samples");
  return percentile(slopes, 0.5);
}
