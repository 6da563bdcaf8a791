import { writeNumber } from "@zhian/i18n/write-number";

/** SLAs always have two decimals: 99.90 % seems to promise something other than 99.9 %. */
export function formatPercent(percent: number): string {
  return `${writeNumber(percent, { least: 2, most: 2 })}%`;
}
