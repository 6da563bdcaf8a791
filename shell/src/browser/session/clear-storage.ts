/** Removes the keys that begin with `prefix`, or all keys without one. */
export function clearStorage(storage: () => Storage, prefix = ""): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
