interface Digits {
  /** Behind the point, zeros included. */
  least: number;
  most: number;
}

/**
 * A finite number as both of the site's languages write it: thousands marked by a comma, a point before the fraction, halves rounded
 * away from zero. By hand, for pages write numbers while they come to life: the first `Intl.NumberFormat` of a document takes a slow
 * phone 60 ms.
 */
export function writeNumber(value: number, { least, most }: Digits): string {
  const digits = String(toUnits(Math.abs(value), most)).padStart(most + 1, "0");
  const point = digits.length - most;
  const fraction = withoutZeros(digits.slice(point)).padEnd(least, "0");
  return `${value < 0 ? "-" : ""}${withCommas(digits.slice(0, point))}${fraction && "."}${fraction}`;
}

/** Of the number as it is written, as the platform rounds: 1.005 in hundredths is 101, though it lies a little below. */
function toUnits(size: number, places: number): number {
  // A smaller number is written with an exponent, and rounds to zero in every form here.
  return size < 1e-6 ? 0 : Math.round(Number(`${size}e${places}`));
}

function withoutZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === "0") end -= 1;
  return fraction.slice(0, end);
}

function withCommas(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(",");
}
