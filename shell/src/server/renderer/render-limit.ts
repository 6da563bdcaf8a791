export interface RenderLimit {
  began(): void;
  /** `ms`: how long the result took; undefined if there was none. */
  ended(ms: number | undefined): void;
  /** Whether another render would have to wait longer than a visitor should. */
  isReached(): boolean;
  /** Whether results came late a moment ago: one that is late now is then the machine's fault, not the release's. */
  isStrained(): boolean;
}

interface Options {
  /** Whether slow renders will be fast again in a moment: more may then wait. */
  isPatient?: () => boolean;
  now?: () => number;
}

const goalMs = 200;
/** While `isPatient`: the factor on the limit, and the longest that the latest render may have taken. */
const patientTimes = 3;
const patientMs = 500;
const first = 32;
const least = 16;
const quietMs = 500;
const strainMs = 2000;

/**
 * Limits the concurrent renders of one release: more while they are fast, fewer as soon as they wait for each other. Only results
 * count. A release that returns none is broken, not busy, and is left to the circuit breaker.
 */
export function createRenderLimit(
  most: number,
  { isPatient = () => false, now = () => performance.now() }: Options = {},
): RenderLimit {
  let open = 0;
  let limit = Math.min(first, most);
  let lateAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let latestMs = 0;

  function isWorthWaiting(): boolean {
    return isPatient() && latestMs <= patientMs && open < Math.min(limit * patientTimes, most);
  }

  return {
    began() {
      open += 1;
    },
    ended(ms) {
      open -= 1;
      if (ms === undefined) return;
      answeredAt = now();
      latestMs = ms;
      if (ms <= goalMs) {
        // One more for each round of fast renders, and only if the limit was reached.
        if (open + 1 >= limit) limit = Math.min(limit + 1 / limit, most);
      } else if (answeredAt - lateAt >= goalMs) {
        // Once for all renders that were in progress together.
        lateAt = answeredAt;
        // Slowness during a boot does not show the right limit without one.
        if (!isPatient()) limit = Math.max(limit * 0.9, Math.min(least, most));
      }
    },
    isStrained: () => now() - lateAt < strainMs,
    isReached: () => open >= limit && now() - answeredAt < quietMs && !isWorthWaiting(),
  };
}
