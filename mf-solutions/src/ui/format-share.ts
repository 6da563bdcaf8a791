import { writeNumber } from "@zhian/i18n/write-number";

/** Formats a share of money: usually a whole percentage. */
export function formatShare(percent: number): string {
  return `${writeNumber(percent, { least: 0, most: 1 })}%`;
}
