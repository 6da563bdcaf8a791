import type { Locale } from "@zhian/contracts/locale";

const months = "January February March April May June July August September October November December".split(" ");

/**
 * Formats a calendar day (`2026-11-20`) for a sentence; any other text is returned unchanged. Hand-written because every page
 * formats one during hydration: a document's first `Intl.DateTimeFormat` takes 60 ms on a slow phone.
 */
export function formatDate(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return locale === "zh" ? `${year}年${month + 1}月${dayOfMonth}日` : `${dayOfMonth} ${months[month]} ${year}`;
}
