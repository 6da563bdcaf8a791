import { formatNumber } from "../table.ts";

/** Formats the machine's load average as the end of a sentence. */
export function formatLoad(load: readonly number[]): string {
  const [least, most] = [Math.min(...load), Math.max(...load)].map((value) => formatNumber(value, 1));
  return `; load average ${least === most ? least : `${least}–${most}`}.`;
}
