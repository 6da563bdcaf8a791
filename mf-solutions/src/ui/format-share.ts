import type { Locale } from "@zhian/contracts/locale";

/** A share of money: whole percent, mostly. */
export function formatShare(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === "zh" ? "zh-Hans-CN" : "en-US", {
    style: "percent",
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(percent / 100);
}
