import type { Locale } from "@zhian/contracts/locale";

export interface Span {
  /** ISO 8601. */
  startsAt: string;
  /** Absent while unknown. */
  endsAt?: string | undefined;
}

interface Place {
  locale: Locale;
  /** IANA name. Default: the zone of the browser or server that runs this. */
  timeZone?: string;
}

/** Formats a time span. The day is repeated only if the end is on another day. */
export function formatSpan({ startsAt, endsAt }: Span, place: Place): string {
  const [day, hour] = [dayFormat(place), hourFormat(place)];
  const start = new Date(startsAt);
  const begin = `${day.format(start)} ${hour.format(start)}`;
  if (endsAt === undefined) return begin;
  const end = new Date(endsAt);
  const until = day.format(end) === day.format(start) ? "" : `${day.format(end)} `;
  return `${begin}–${until}${hour.format(end)}`;
}

/** The time zone of the browser or server that runs this, as an offset from UTC: `UTC+5:30`. */
export function ownZone(at: string): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

function dayFormat({ locale, timeZone }: Place): Intl.DateTimeFormat {
  const month = locale === "zh" ? "long" : "short";
  return new Intl.DateTimeFormat(tag(locale), {
    year: "numeric",
    month,
    day: "numeric",
    ...(timeZone && { timeZone }),
  });
}

function hourFormat({ locale, timeZone }: Place): Intl.DateTimeFormat {
  const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(tag(locale), { ...hour, ...(timeZone && { timeZone }) });
}

function tag(locale: Locale): string {
  return locale === "zh" ? "zh-Hans-CN" : "en-GB";
}
