import type { Locale } from "@zhian/contracts/locale";

/** With thousands marked, and the unit behind it if there is one. */
export function formatAmount(amount: number, unit: string, locale: Locale): string {
  const digits = new Intl.NumberFormat(locale === "zh" ? "zh-Hans-CN" : "en-US").format(amount);
  return unit ? `${digits} ${unit}` : digits;
}
