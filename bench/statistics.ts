export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Throws if there are no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), min: quantile(sorted, 0), max: quantile(sorted, 1) };
}

/** The value below which this share (0 to 1) of the values lies, interpolated between neighbours. */
export function percentile(values: readonly number[], share: number): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    share,
  );
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("there is nothing to take a median of");
  return below + (above - below) * (place - Math.floor(place));
}

/** Joins the measurements of several rounds: the spread of each figure. */
export function spreads<Figure extends string>(
  rounds: readonly Readonly<Record<Figure, number>>[],
): Record<Figure, Spread> {
  const [first] = rounds;
  if (!first) throw new Error("there was no round to take medians of");
  // The keys of that record are its figures.
  const figures = Object.keys(first) as Figure[];
  return Object.fromEntries(
    figures.map((figure) => [figure, spreadOf(rounds.map((round) => round[figure]))] as const),
    // There is one entry per figure.
  ) as Record<Figure, Spread>;
}
