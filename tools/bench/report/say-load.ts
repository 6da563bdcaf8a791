import { formatNumber } from "../table.ts";

/** How busy the machine was, after the sentence that it belongs to. */
export function sayLoad(load: readonly number[]): string {
  return `; load average ${formatNumber(Math.min(...load), 1)}–${formatNumber(Math.max(...load), 1)}.`;
}
