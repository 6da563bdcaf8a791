import { type Spread, spreadOf } from "../statistics.ts";
import { formatNumber } from "../table.ts";

/** One row of the table in docs/performance.md. */
export interface Target {
  what: string;
  yardstick: string;
  target: string;
  measured: string;
  isMet: boolean;
}

/** The ratio to the yardstick in the same round. */
export function ratioSpread<Round>(
  rounds: readonly Round[],
  others: readonly Round[],
  figure: (round: Round) => number,
): Spread {
  return spreadOf(
    rounds.flatMap((round, index) => {
      const other = others[index];
      return other === undefined ? [] : [figure(round) / figure(other)];
    }),
  );
}

/** Such as "1.03× (0.98–1.10)". */
export function formatTimes({ median, min, max }: Spread): string {
  return `${formatNumber(median, 2)}× (${formatNumber(min, 2)}–${formatNumber(max, 2)})`;
}
