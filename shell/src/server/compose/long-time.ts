import type { Locale } from "@zhian/contracts/locale";

const formats = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
  zh: new Intl.DateTimeFormat("zh-Hans-CN", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>;

/** A `<time>` element, to the minute and in UTC. */
export function longTime(locale: Locale, time: Date): string {
  return `<time datetime="${time.toISOString()}">${formats[locale].format(time)} UTC</time>`;
}
