import { formatNumber } from "../table.ts";

/** How busy the machine was, after the sentence that it belongs to. */
export function formatLoad(load: readonly number[]): string {
  const [least, most] = [Math.min(...load), Math.max(...load)].map((value) => formatNumber(value, 1));
  return `; load average ${least === most ? least : `${least}–${most}`}.`;
}
