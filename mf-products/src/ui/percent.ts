import type { Locale } from "@zhian/contracts/locale";

/** An SLA always shows two digits: 99.90 % promises something else than 99.9 % seems to. */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === "zh" ? "zh-Hans-CN" : "en-US", {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(percent / 100);
}
