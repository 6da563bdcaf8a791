const watched = [Object, Array, Function, String, Number, Promise, Map, Set].map(
  ({ prototype }) => prototype as object,
);

/**
 * Reports what a script has added to, or replaced in, the prototypes that all scripts inherit from. Each name is reported once. Nothing is
 * undone, since the code that added it may rely on it by now, but additions are hidden from `for … in`: bundled code that loops over
 * its exports in that way would mistake one for an export, and fail.
 */
export function detectPrototypePollution(): () => string[] {
  const known = new Map(watched.map((prototype) => [prototype, new Map<PropertyKey, unknown>()]));
  takeChanges();

  // Plain loops, as array methods may have been replaced.
  function takeChanges(): string[] {
    const changed: string[] = [];
    for (const [prototype, before] of known) {
      for (const key of Reflect.ownKeys(prototype)) {
        const { value, get, enumerable } = Reflect.getOwnPropertyDescriptor(prototype, key) ?? {};
        if (before.has(key) && before.get(key) === (value ?? get)) continue;
        before.set(key, value ?? get);
        changed[changed.length] = String(key);
        if (enumerable) Reflect.defineProperty(prototype, key, { enumerable: false });
      }
    }
    return changed;
  }

  return takeChanges;
}
