import type { BillLine, Period } from "./solution-content.ts";

export const maxQuantity = 99;

type PricedLine = Pick<BillLine, "id" | "product" | "usd" | "per" | "quantity">;

const periods: readonly Period[] = ["month", "year", "once"];
/** How often each is paid in the first year. */
const timesInFirstYear: Readonly<Record<Period, number>> = { month: 12, year: 1, once: 1 };

/** Key that distinguishes the lines of a bill. */
export function keyOfLine({ id, product }: Pick<PricedLine, "id" | "product">): string {
  return id ?? product;
}

/** Limits a quantity to an integer from 0 to 99, the stepper's range. */
export function clampQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, Math.trunc(quantity) || 0));
}

/** USD for one line in its period, to the cent. */
export function lineSum({ usd, quantity }: Pick<PricedLine, "usd" | "quantity">): number {
  return toCents(usd * quantity);
}

/** What is paid each month, each year and once: all periods of the bill, even if the quantities are 0. */
export function billSums(lines: readonly PricedLine[]): { per: Period; usd: number }[] {
  return periods.flatMap((per) => {
    const own = lines.filter((line) => line.per === per);
    return own.length > 0 ? [{ per, usd: sumOf(own.map(lineSum)) }] : [];
  });
}

/** The total for the first twelve months. */
export function firstYearSum(lines: readonly PricedLine[]): number {
  return sumOf(billSums(lines).map(({ per, usd }) => usd * timesInFirstYear[per]));
}

/** The lines with the chosen quantities in place of their own, by line key. */
export function withQuantities<Line extends PricedLine>(
  lines: readonly Line[],
  chosen: Readonly<Record<string, number>>,
): Line[] {
  return lines.map((line) => {
    const quantity = chosen[keyOfLine(line)];
    return quantity === undefined ? line : { ...line, quantity: clampQuantity(quantity) };
  });
}

function sumOf(amounts: readonly number[]): number {
  return toCents(amounts.reduce((sum, amount) => sum + amount, 0));
}

function toCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
