import type { Locale } from "@zhian/contracts/locale";
import { formatNumber } from "@zhian/i18n/format-number";

const mostlyWhole = { style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;

/** A share of money: whole percent, mostly. */
export function formatShare(percent: number, locale: Locale): string {
  return formatNumber(percent / 100, locale, mostlyWhole);
}
