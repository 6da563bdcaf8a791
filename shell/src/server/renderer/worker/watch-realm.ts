/** A change by one render affects all later ones in the thread: a `redirect` on `Object.prototype` would redirect every page. */
const builtIns: [string, object][] = [
  ...Object.entries({ Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, RegExp, Error }),
  ...Object.entries({ Promise, Map, Set, WeakMap, WeakSet, Uint8Array, ArrayBuffer, URL, URLSearchParams, Buffer }),
].flatMap(([name, made]): [string, object][] => [
  [name, made],
  [`${name}.prototype`, made.prototype],
]);
builtIns.push(["JSON", JSON], ["Math", Math], ["Reflect", Reflect], ["globalThis", globalThis]);

// Saved before a release is evaluated, which could replace them.
const { getOwnPropertyDescriptor } = Reflect;
const { getOwnPropertyNames, hasOwn } = Object;

interface Known {
  name: string;
  owner: object;
  keys: string[];
  /** In the order of the keys. */
  values: unknown[];
}

/**
 * Returns a function that names the properties of built-ins that were added, replaced or removed since. Symbols are left out: Node
 * adds some to the global object once it needs them.
 */
export function watchRealm(): () => string[] {
  const known = builtIns.map(([name, owner]): Known => {
    const keys = getOwnPropertyNames(owner);
    return { name, owner, keys, values: keys.map((key) => valueOf(owner, key)) };
  });
  // Plain loops, since array methods may have been replaced.
  return () => {
    const changed: string[] = [];
    for (let index = 0; index < known.length; index += 1) collectChanges(known[index] as Known, changed);
    return changed;
  };
}

function collectChanges({ name, owner, keys, values }: Known, changed: string[]): void {
  const now = getOwnPropertyNames(owner);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as string;
    // Only functions are compared: numbers and strings are settings.
    const isSame = typeof values[index] === "function" ? valueOf(owner, key) === values[index] : hasOwn(owner, key);
    if (!isSame) changed[changed.length] = `${name}.${key}`;
  }
  // New globals are allowed: libraries create them when they are evaluated, which can be during a render.
  if (owner === globalThis || (now.length === keys.length && changed.length === 0)) return;
  for (let index = 0; index < now.length; index += 1) {
    const key = now[index] as string;
    if (!includes(keys, key)) changed[changed.length] = `${name}.${key}`;
  }
}

function includes(keys: readonly string[], key: string): boolean {
  for (let index = 0; index < keys.length; index += 1) if (keys[index] === key) return true;
  return false;
}

/** Returns a getter itself instead of running it. Not on the global object, where Node replaces getters with values on first use. */
function valueOf(owner: object, key: string): unknown {
  const { value, get } = getOwnPropertyDescriptor(owner, key) ?? {};
  return owner === globalThis ? value : (get ?? value);
}
