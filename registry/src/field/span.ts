const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The time span of a chart, in bins of equal length. */
export interface Span {
  name: "hour" | "day";
  from: Date;
  /** End of the bin that contains `now`. */
  to: Date;
  now: Date;
  binMs: number;
  /** Step of the series that is read. */
  step: "minute" | "hour";
}

/** The last hour in bins of two minutes, the last day in hours. */
export function spansAt(now: Date): readonly [Span, Span] {
  return [
    spanAt(now, { name: "hour", lengthMs: hourMs, binMs: 2 * minuteMs, step: "minute" }),
    spanAt(now, { name: "day", lengthMs: 24 * hourMs, binMs: hourMs, step: "hour" }),
  ];
}

function spanAt(now: Date, { lengthMs, ...kind }: Pick<Span, "name" | "binMs" | "step"> & { lengthMs: number }): Span {
  const to = (Math.floor(now.getTime() / kind.binMs) + 1) * kind.binMs;
  return { ...kind, from: new Date(to - lengthMs), to: new Date(to), now };
}

export function binsOf({ from, to, binMs }: Span): number {
  return Math.round((to.getTime() - from.getTime()) / binMs);
}

/** Undefined outside the span: a clock may have been set back. */
export function binAt({ from, to, binMs }: Span, at: Date): number | undefined {
  if (at < from || at >= to) return undefined;
  return Math.floor((at.getTime() - from.getTime()) / binMs);
}

export function startOfBin({ from, binMs }: Span, bin: number): Date {
  return new Date(from.getTime() + bin * binMs);
}

/** Whether the bin has ended: pages of the current bin are still arriving. */
export function isOver({ now, ...span }: Span, bin: number): boolean {
  return startOfBin({ ...span, now }, bin + 1) <= now;
}

/** Position on the time axis, from 0 at the left to 1. */
export function shareOf({ from, to }: Span, at: Date): number {
  return (at.getTime() - from.getTime()) / (to.getTime() - from.getTime());
}
