const turnMs = 250;

/**
 * Finds out, while it watches, for how long the thread was held at the longest without a turn for anybody else. That a start takes long
 * says nothing: on a slow device, or a slow line, it waits, and the thread is free meanwhile. `onTurn` is called whenever it is.
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
    /** From now on; what was before is forgotten. */
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
