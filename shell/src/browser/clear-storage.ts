const prefix = "zhian:";

/** Nothing lives in local storage for longer than the layout, whoever has put it there: the specification has it cleared whole. */
export function clearWholeStorage(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}

/** The site's own keys; others' are others'. */
export function clearOwnStorage(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
