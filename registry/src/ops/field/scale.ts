/** Round themselves, and so is half of each. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next round number above all values: the end of an axis. */
export function roundAbove(values: readonly number[], least: number): number {
  const highest = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  // 1.0000000001 is what is left of 1 in binary.
  const step = steps.find((one) => one * power >= highest * (1 - 1e-9)) ?? 10;
  return step * power;
}

export interface Frame {
  width: number;
  top: number;
  bottom: number;
  /** What stands at the top; zero stands at the bottom. */
  highest: number;
}

type Values = readonly (number | undefined)[];

/** A path through the middle of each bin, as SVG writes it. What is undefined is a gap. */
export function pathThrough(values: Values, frame: Frame): string {
  return points(values, frame)
    .filter(({ index }) => !isAlone(values, index))
    .map(({ index, x, y }) => `${values[index - 1] === undefined ? "M" : "L"}${x} ${y}`)
    .join("");
}

/** What stands between two gaps, and so is on no line: lines of no length, which their ends make dots. */
export function dotsOf(values: Values, frame: Frame): string {
  return points(values, frame)
    .filter(({ index }) => isAlone(values, index))
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");
}

function points(values: Values, { width, top, bottom, highest }: Frame): { index: number; x: number; y: number }[] {
  return [...values.entries()].flatMap(([index, value]) => {
    if (value === undefined) return [];
    const x = round(((index + 0.5) / values.length) * width);
    const y = round(bottom - (Math.min(value, highest) / highest) * (bottom - top));
    return [{ index, x, y }];
  });
}

function isAlone(values: Values, index: number): boolean {
  return values[index - 1] === undefined && values[index + 1] === undefined;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
