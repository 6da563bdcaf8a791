/** Minutes of downtime that an SLA allows in a period of `days`. */
export function allowedDowntimeMinutes(slaPercent: number, days: number): number {
  return roundTo(((100 - slaPercent) / 100) * days * 24 * 60, 1);
}

/** Like `allowedDowntimeMinutes`, but in hours for a year of 365 days. */
export function allowedDowntimeHoursPerYear(slaPercent: number): number {
  return roundTo(((100 - slaPercent) / 100) * 365 * 24, 2);
}

/** Minutes from one number of a ruler to the next. A phone has room for five numbers of three digits. */
const rulerSteps = [15, 30, 60, 120, 300, 600];
const mostParts = 4;

export interface RulerScale {
  stepMinutes: number;
  /** How many steps the ruler has. */
  parts: number;
}

/** A ruler that fits the longest downtime. */
export function rulerScale(longestMinutes: number): RulerScale {
  const fits = (step: number) => longestMinutes <= step * mostParts;
  const stepMinutes = rulerSteps.find(fits) ?? Math.ceil(longestMinutes / mostParts);
  return { stepMinutes, parts: Math.max(1, Math.ceil(longestMinutes / stepMinutes)) };
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
