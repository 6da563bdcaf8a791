/** The calendar day (`2027-11-21`) on which a name that is bought at `now` for some years must be renewed. */
export function renewalDay(now: Date, years: number): string {
  const day = new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()));
  return day.toISOString().slice(0, 10);
}
