const shanghaiMs = 8 * 3_600_000;

/** The calendar day of a moment in UTC+8, the same for all readers: `2026-11-16`. */
export function dayOf(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : toDay(time + shanghaiMs);
}

/** Like `dayOf`, but in the time zone of the browser or server that runs this. */
export function ownDayOf(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : toDay(time - new Date(time).getTimezoneOffset() * 60_000);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
