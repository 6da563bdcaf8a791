import type { Locale } from "@zhian/contracts/locale";

const months = "January February March April May June July August September October November December".split(" ");

/**
 * A calendar day (`2026-11-20`) as it is written in a text; any other text stays as it is. By hand, for every page writes one
 * while it comes to life: the first `Intl.DateTimeFormat` of a document takes a slow phone 60 ms.
 */
export function formatDate(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return locale === "zh" ? `${year}年${month + 1}月${dayOfMonth}日` : `${dayOfMonth} ${months[month]} ${year}`;
}
