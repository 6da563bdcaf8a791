interface Comparison {
  /** Means, in the unit of the values. */
  first: number;
  second: number;
  /** Welch's t: with samples like ours, a value beyond ±2 means that the difference is larger than chance explains. */
  t: number;
}

/** Compares the means of two samples. Throws for a sample of fewer than two values. */
export function compareMeans(one: readonly number[], other: readonly number[]): Comparison {
  const [first, second] = [describe(one), describe(other)];
  const error = Math.sqrt(first.variance / one.length + second.variance / other.length);
  return { first: first.mean, second: second.mean, t: error === 0 ? 0 : (first.mean - second.mean) / error };
}

function describe(values: readonly number[]): { mean: number; variance: number } {
  if (values.length < 2) throw new Error("there are too few values to compare");
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}
