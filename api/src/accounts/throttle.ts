/** Failures so far. Times are in milliseconds. */
export interface Tries {
  failures: number;
  lastAtMs: number;
  /** No tries are allowed before then. */
  freeAtMs: number;
}

interface Patience {
  /** Number of failures without a wait. */
  free: number;
  /** All failures are forgotten after this time without a try. */
  forgetSeconds: number;
}

const firstWaitSeconds = 1;
const longestWaitSeconds = 900;

export const patience = {
  account: { free: 3, forgetSeconds: 86_400 },
  /** One address may serve a whole office. */
  address: { free: 20, forgetSeconds: 3_600 },
} as const satisfies Record<string, Patience>;

/** Whole seconds left to wait; 0 when a try is allowed now. */
export function secondsToWait(tries: Tries | undefined, nowMs: number): number {
  return tries === undefined ? 0 : Math.max(0, Math.ceil((tries.freeAtMs - nowMs) / 1_000));
}

/** Adds a failure. Waits double from a second to a maximum of a quarter of an hour. */
export function afterFailure(tries: Tries | undefined, nowMs: number, { free, forgetSeconds }: Patience): Tries {
  const isForgotten = tries === undefined || nowMs - tries.lastAtMs > forgetSeconds * 1_000;
  const failures = (isForgotten ? 0 : tries.failures) + 1;
  const waitSeconds =
    failures <= free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - free - 1));
  return { failures, lastAtMs: nowMs, freeAtMs: nowMs + waitSeconds * 1_000 };
}
