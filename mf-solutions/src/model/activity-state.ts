export interface ActivityTimes {
  /** The first instant, ISO 8601 in UTC. */
  startsAt: string;
  /** The first instant after the end, so that midnight belongs to the day that ends. */
  endsAt: string;
}

export type ActivityState = "upcoming" | "running" | "ended";

/** `now` is in milliseconds. An activity without valid times has ended: it cannot be relied on. */
export function stateAt({ startsAt, endsAt }: ActivityTimes, now: number): ActivityState {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (!(start < end) || now >= end) return "ended";
  return now < start ? "upcoming" : "running";
}

/** The readers' time zones: Jakarta and Beijing. Neither has daylight saving time. */
export const zones = [
  { name: "UTC+7", hours: 7 },
  { name: "UTC+8", hours: 8 },
] as const;

interface LocalTime {
  /** `2026-12-31` */
  day: string;
  /** `23:59` */
  time: string;
}

/** An instant in local time; null if it is invalid. */
export function localTime(instant: string, hours: number): LocalTime | null {
  const ms = Date.parse(instant) + hours * 3_600_000;
  if (Number.isNaN(ms)) return null;
  const text = new Date(ms).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The last minute before an end: "31 December, 23:59" is clear to readers, "1 January, 00:00" is not. */
export function lastMinuteBefore(endsAt: string): string {
  const ms = Date.parse(endsAt);
  return Number.isNaN(ms) ? endsAt : new Date(ms - 60_000).toISOString();
}
