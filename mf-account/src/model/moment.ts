import type { Locale } from "@zhian/contracts/locale";

const languages: Record<Locale, string> = { en: "en-GB", zh: "zh-Hans-CN" };

/** A moment in the reader's own time: only ever shown by the browser, since a server knows of no reader's time. */
export function formatMoment(moment: string, locale: Locale): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(languages[locale], { dateStyle: "medium", timeStyle: "short" }).format(date);
}
