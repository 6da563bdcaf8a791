/** Minutes that a promised availability leaves to be down, in a period of `days`. */
export function allowedDowntimeMinutes(slaPercent: number, days: number): number {
  return roundTo(((100 - slaPercent) / 100) * days * 24 * 60, 1);
}

/** As `allowedDowntimeMinutes`, of a year of 365 days, in hours. */
export function allowedDowntimeHoursPerYear(slaPercent: number): number {
  return roundTo(((100 - slaPercent) / 100) * 365 * 24, 2);
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
