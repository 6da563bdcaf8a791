import { percentile } from "../statistics.ts";

/**
 * Growth in MiB per page: the median of the slopes between all pairs of samples (the Theil–Sen estimator), which is robust against a few
 * high samples between two collections.
 */
export function slopeOf(samples: readonly { pages: number; rssMb: number }[]): number {
  const slopes = samples.flatMap((from, index) =>
    samples.slice(index + 1).map((to) => (to.rssMb - from.rssMb) / (to.pages - from.pages)),
  );
  if (slopes.length === 0) throw new Error("a slope needs at least two samples");
  return percentile(slopes, 0.5);
}
