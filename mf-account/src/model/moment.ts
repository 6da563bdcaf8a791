import type { Locale } from "@zhian/contracts/locale";

const languages: Record<Locale, string> = { en: "en-GB", zh: "zh-Hans-CN" };

/** Formats a moment in the reader's time zone. Called only in the browser, since the time zone is unknown to a server. */
export function formatMoment(moment: string, locale: Locale): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(languages[locale], { dateStyle: "medium", timeStyle: "short" }).format(date);
}
