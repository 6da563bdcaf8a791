import type { Locale } from "@zhian/contracts/locale";

/** By language and form: to make one takes longer than to format a page's numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** As people who read this language write it. `form`: a constant of whoever calls, since each one is kept. */
export function formatNumber(value: number, locale: Locale, form: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${JSON.stringify(form)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale === "zh" ? "zh-Hans-CN" : "en-US", form);
  formats.set(key, format);
  return format.format(value);
}
