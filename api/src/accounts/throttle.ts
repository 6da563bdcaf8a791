/** Milliseconds. */
export interface Tries {
  failures: number;
  lastAtMs: number;
  /** Until when nothing is tried. */
  freeAtMs: number;
}

interface Patience {
  /** So many may fail without a wait. */
  free: number;
  /** After this time without a try all is forgotten. */
  forgetSeconds: number;
}

const firstWaitSeconds = 1;
const longestWaitSeconds = 900;

export const patience = {
  account: { free: 3, forgetSeconds: 86_400 },
  /** Behind one address there may be an office. */
  address: { free: 20, forgetSeconds: 3_600 },
} as const satisfies Record<string, Patience>;

/** Whole seconds that are still to be waited; 0 when it may be tried now. */
export function secondsToWait(tries: Tries | undefined, nowMs: number): number {
  return tries === undefined ? 0 : Math.max(0, Math.ceil((tries.freeAtMs - nowMs) / 1_000));
}

/** One more failure: waits double from a second to a quarter of an hour, and there is an end to each. */
export function afterFailure(tries: Tries | undefined, nowMs: number, { free, forgetSeconds }: Patience): Tries {
  const isForgotten = tries === undefined || nowMs - tries.lastAtMs > forgetSeconds * 1_000;
  const failures = (isForgotten ? 0 : tries.failures) + 1;
  const waitSeconds =
    failures <= free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - free - 1));
  return { failures, lastAtMs: nowMs, freeAtMs: nowMs + waitSeconds * 1_000 };
}
