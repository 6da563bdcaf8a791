import { maxSteps } from "../model/steps.ts";

/** When a release counts as bad. */
export interface HealthRules {
  /** Fewer pages are inconclusive. */
  minPages: number;
  /** Failures of fewer clients may be due to a single visitor. */
  minClients: number;
  /** Share of pages, from 0 to 1, that may fail whatever the other release does. */
  maxFailedShare: number;
  /** How many times worse it may be than the release it is compared with. */
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

/** Share of good releases that may be rolled back at most, split equally over the signals and over the changes of a rollout. */
const falseAlarms = 1 / 1000;
/** Failed pages, and the three vitals that visitors notice. */
const signals = 4;
/** The probability that one signal calls a good release failing, ever, between two changes. */
export const alpha = falseAlarms / (signals * maxSteps);

/** A shell without a report for this long is considered gone. */
export const shellGoneMs = 60_000;
/** After this long without a report, a shell's shared modules no longer count: it may be about to be replaced. */
export const shellQuietMs = 20_000;
/** Shells retry a release that they refuse: on a busy machine, a retry may still succeed. */
export const refusedForMs = 30_000;
/** Counts are stored by the time slot in which they arrived. */
export const slotMs = 5 * 60_000;
/** Counts since each of the last slots are also judged separately: a good day must not hide a bad minute. */
export const recentSlots = 12;
export const keptMs = 24 * 3_600_000;
