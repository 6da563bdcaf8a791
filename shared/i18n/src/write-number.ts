interface Digits {
  /** Minimum decimals, padded with zeros. */
  least: number;
  most: number;
}

/**
 * Formats a finite number as both of the site's languages do: commas between thousands, a decimal point, halves rounded away from
 * zero. Hand-written because pages format numbers during hydration: a document's first `Intl.NumberFormat` takes 60 ms on a slow
 * phone.
 */
export function writeNumber(value: number, { least, most }: Digits): string {
  const digits = String(toUnits(Math.abs(value), most)).padStart(most + 1, "0");
  const point = digits.length - most;
  const fraction = withoutZeros(digits.slice(point)).padEnd(least, "0");
  return `${value < 0 ? "-" : ""}${withCommas(digits.slice(0, point))}${fraction && "."}${fraction}`;
}

/** Rounds the decimal notation, as the platform does: 1.005 in hundredths is 101, though its binary value is lower. */
function toUnits(size: number, places: number): number {
  // A smaller number is written with an exponent, and rounds to zero in every format used here.
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
