/** Round numbers whose halves are also round. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next round number above all values: the end of an axis. */
export function roundAbove(values: readonly number[], least: number): number {
  const highest = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(highest));
  // In binary, 1 may come out as 1.0000000001.
  const step = steps.find((one) => one * power >= highest * (1 - 1e-9)) ?? 10;
  return step * power;
}

export interface Frame {
  width: number;
  top: number;
  bottom: number;
  /** The value at the top; the bottom is zero. */
  highest: number;
}

type Values = readonly (number | undefined)[];

/** An SVG path through the middle of each bin. An undefined value is a gap. */
export function pathThrough(values: Values, frame: Frame): string {
  return points(values, frame)
    .filter(({ index }) => !isAlone(values, index))
    .map(({ index, x, y }) => `${values[index - 1] === undefined ? "M" : "L"}${x} ${y}`)
    .join("");
}

/** Values between two gaps, which no line connects: lines of zero length, whose caps make them dots. */
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
