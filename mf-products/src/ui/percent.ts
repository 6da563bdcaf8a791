import type { Locale } from "@zhian/contracts/locale";
import { formatNumber } from "@zhian/i18n/format-number";

const twoDigits = { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** An SLA always shows two digits: 99.90 % promises something else than 99.9 % seems to. */
export function formatPercent(percent: number, locale: Locale): string {
  return formatNumber(percent / 100, locale, twoDigits);
}
