import { setImmediate } from "node:timers/promises";

/** Once whatever else the process has to do by now has been done. */
export function nextTurn(): Promise<void> {
  return setImmediate();
}

/** One after the other, in the order in which they were asked for, each in a turn of the event loop of its own. */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(nextTurn).then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
