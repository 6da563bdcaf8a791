export interface RenderLimit {
  began(): void;
  /** `ms` of an answer that came; undefined when there was none. */
  ended(ms: number | undefined): void;
  /** Another render would have to wait longer than a visitor should. */
  isReached(): boolean;
  /** Answers came late a moment ago: one that is late now is the machine's fault, not the release's. */
  isStrained(): boolean;
}

interface Options {
  /** Slow renders will be fast again in a moment: more may wait for that. */
  isPatient?: () => boolean;
  now?: () => number;
}

const goalMs = 200;
/** A factor on the limit, while there is reason for patience; and the longest that the latest answer may have taken then. */
const patientTimes = 3;
const patientMs = 500;
const first = 32;
const least = 16;
const quietMs = 500;
const strainMs = 2000;

/**
 * How many renders of one release may be under way: more while they are quick, fewer as soon as they wait for each other. Only
 * answers count. A release that gives none is broken, not busy, and is the circuit breaker's business.
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
        // One more for each round of quick answers, and only where there was need for it.
        if (open + 1 >= limit) limit = Math.min(limit + 1 / limit, most);
      } else if (answeredAt - lateAt >= goalMs) {
        // Once for all renders that were under way together.
        lateAt = answeredAt;
        // Slowness during a boot does not show how many are right without one.
        if (!isPatient()) limit = Math.max(limit * 0.9, Math.min(least, most));
      }
    },
    isStrained: () => now() - lateAt < strainMs,
    isReached: () => open >= limit && now() - answeredAt < quietMs && !isWorthWaiting(),
  };
}
