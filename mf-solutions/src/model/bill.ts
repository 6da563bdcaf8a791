export const maxQuantity = 99;

interface PricedLine {
  product: string;
  usdPerMonth: number;
  quantity: number;
}

/** Whole, from none to 99: what the stepper can reach. */
export function clampQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, Math.trunc(quantity) || 0));
}

/** USD of one line in a month, to the cent. */
export function lineSum({ usdPerMonth, quantity }: PricedLine): number {
  return Math.round(usdPerMonth * quantity * 100) / 100;
}

export function billSum(lines: readonly PricedLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + lineSum(line), 0) * 100) / 100;
}

/** The lines with the quantities that were chosen instead of their own, by product. */
export function withQuantities<Line extends PricedLine>(
  lines: readonly Line[],
  chosen: Readonly<Record<string, number>>,
): Line[] {
  return lines.map((line) => {
    const quantity = chosen[line.product];
    return quantity === undefined ? line : { ...line, quantity: clampQuantity(quantity) };
  });
}
