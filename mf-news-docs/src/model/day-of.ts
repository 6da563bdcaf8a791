const shanghaiMs = 8 * 3_600_000;

/** The calendar day of a moment in UTC+8, the same for every reader: `2026-11-16`. */
export function dayOf(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : new Date(time + shanghaiMs).toISOString().slice(0, 10);
}
