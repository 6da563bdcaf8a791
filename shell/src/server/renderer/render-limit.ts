export interface RenderLimit {
  began(): void;
  /** `ms` of an answer that came; undefined when there was none. */
  ended(ms: number | undefined): void;
  /** Another one would have to wait longer than a visitor should. */
  isReached(): boolean;
  /** Answers came late a moment ago: one that does not come in time now is the machine's fault, not the release's. */
  isStrained(): boolean;
}

const goalMs = 200;
const first = 32;
const least = 16;
const quietMs = 500;
const strainMs = 2000;

/**
 * How many renders of one release may be under way: more while they are quick, fewer as soon as they wait for each other. Only
 * answers count. A release that gives none is broken, not busy, and what is done about that is the circuit breaker's.
 */
export function createRenderLimit(most: number, now: () => number = () => performance.now()): RenderLimit {
  let open = 0;
  let limit = Math.min(first, most);
  let loweredAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;

  return {
    began() {
      open += 1;
    },
    ended(ms) {
      open -= 1;
      if (ms === undefined) return;
      answeredAt = now();
      if (ms <= goalMs) {
        // One more for each round of quick answers, and only where there was need for it.
        if (open + 1 >= limit) limit = Math.min(limit + 1 / limit, most);
      } else if (answeredAt - loweredAt >= goalMs) {
        // Once for all that were under way together.
        loweredAt = answeredAt;
        limit = Math.max(limit * 0.9, Math.min(least, most));
      }
    },
    isStrained: () => now() - loweredAt < strainMs,
    isReached: () => open >= limit && now() - answeredAt < quietMs,
  };
}
