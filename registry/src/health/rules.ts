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
  maxFailedShare: 0.05,
  maxTimesWorse: 3,
  watchMinutes: 10,
};

/** A shell that has said nothing for so long is taken to be gone. */
export const shellGoneMs = 60_000;
/** One that has said nothing for so long is not asked what it shares: it may be about to be replaced. */
export const shellQuietMs = 20_000;
/** Shells that refuse a release try it again and again: on a machine that is busy, one of these tries may yet succeed. */
export const refusedForMs = 30_000;
/** Counts are kept by the slot of time that they came in. */
export const slotMs = 5 * 60_000;
/** What happened in the last two slots is judged by itself, too: a good day must not hide a bad minute. */
export const recentSlots = 2;
export const keptMs = 24 * 3_600_000;
