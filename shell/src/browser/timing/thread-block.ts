const turnMs = 250;

/**
 * Measures, between `start` and `stop`, the longest time that the thread was blocked. A long start alone proves nothing: on a slow
 * device or network it waits, and the thread is free meanwhile. `onTurn` is called on each free turn.
 */
export function createThreadBlock(now: () => number, onTurn: () => void) {
  let lastTurn = now();
  let longestMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(): void {
    longestMs = Math.max(longestMs, now() - lastTurn);
    lastTurn = now();
  }
  function takeTurn(): void {
    note();
    onTurn();
    timer = setTimeout(takeTurn, turnMs);
  }

  return {
    /** Starts measuring from zero. */
    start(): void {
      clearTimeout(timer);
      lastTurn = now();
      longestMs = 0;
      timer = setTimeout(takeTurn, turnMs);
    },
    stop: () => clearTimeout(timer),
    longestMs(): number {
      note();
      return longestMs;
    },
  };
}
