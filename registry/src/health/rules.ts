import { maxSteps } from "../model/steps.ts";

/** When a release counts as bad. */
export interface HealthRules {
  /** Fewer pages say nothing. */
  minPages: number;
  /** Failures of fewer clients may be one visitor's doing. */
  minClients: number;
  /** Share of pages, from 0 to 1, that may fail whatever the others do. */
  maxFailedShare: number;
  /** How many times worse than what it is compared with it may be. */
  maxTimesWorse: number;
  /** How long a promoted release is watched. */
  watchMinutes: number;
}

export const presetRules: HealthRules = {
  minPages: 50,
  minClients: 3,
  maxFailedShare: 0.01,
  maxTimesWorse: 2,
  watchMinutes: 10,
};

/** Of good releases, at most so many may be rolled back. Spent in equal parts on what is looked at, and on the changes by which a release comes out. */
const falseAlarms = 1 / 1000;
/** Failed pages, and the three vitals that visitors feel. */
const signals = 4;
/** The probability that one signal calls a good release failing, ever, between two changes. */
export const alpha = falseAlarms / (signals * maxSteps);

/** A shell that has said nothing for so long is taken to be gone. */
export const shellGoneMs = 60_000;
/** One that has said nothing for so long is not asked what it shares: it may be about to be replaced. */
export const shellQuietMs = 20_000;
/** Shells that refuse a release try it again and again: on a machine that is busy, one of these tries may yet succeed. */
export const refusedForMs = 30_000;
/** Counts are kept by the slot of time that they came in. */
export const slotMs = 5 * 60_000;
/** What happened from each of the last slots on is also judged separately: a good day must not hide a bad minute. */
export const recentSlots = 12;
export const keptMs = 24 * 3_600_000;
