import { setImmediate } from "node:timers/promises";

/** Resolves after the work that is already due in the event loop. */
export function nextTurn(): Promise<void> {
  return setImmediate();
}

/** Runs tasks one at a time, in the order of the calls, each in its own turn of the event loop. */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(nextTurn).then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
