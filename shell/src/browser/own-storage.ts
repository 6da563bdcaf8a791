const prefix = "zhian:";

/** Nothing durable lives in local storage: the site's own keys go when the layout does. Others' keys are others'. */
export function clearOwnStorage(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
