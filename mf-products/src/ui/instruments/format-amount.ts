import type { Locale } from "@zhian/contracts/locale";
import { formatNumber } from "@zhian/i18n/format-number";

/** With thousands marked, and the unit behind it if there is one. */
export function formatAmount(amount: number, unit: string, locale: Locale): string {
  const digits = formatNumber(amount, locale);
  return unit ? `${digits} ${unit}` : digits;
}
