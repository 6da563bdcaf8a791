import { writeNumber } from "@zhian/i18n/write-number";

/** An SLA always shows two digits: 99.90 % promises something else than 99.9 % seems to. */
export function formatPercent(percent: number): string {
  return `${writeNumber(percent, { least: 2, most: 2 })}%`;
}
