import type { Locale } from "@zhian/contracts/locale";

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** A calendar day (`2026-11-20`) as it is written in a text; what is no day stays as it came. */
export function formatDate(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale === "zh" ? "zh-Hans-CN" : "en-GB", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  formats.set(locale, format);
  return format.format(date);
}
