/** Series are stored twice: by minute for as long as a release is judged, by hour for the long run. */
export const steps = {
  minute: { ms: 60_000, keptMs: 24 * 3_600_000 },
  hour: { ms: 3_600_000, keptMs: 90 * 24 * 3_600_000 },
} as const;
export type Step = keyof typeof steps;

export const stepNames: readonly Step[] = ["minute", "hour"];

export function slotAt(step: Step, at: Date): number {
  return Math.floor(at.getTime() / steps[step].ms);
}

export function slotStart(step: Step, slot: number): Date {
  return new Date(slot * steps[step].ms);
}
