import { writeNumber } from "@zhian/i18n/write-number";

/** A share of money: whole percent, mostly. */
export function formatShare(percent: number): string {
  return `${writeNumber(percent, { least: 0, most: 1 })}%`;
}
