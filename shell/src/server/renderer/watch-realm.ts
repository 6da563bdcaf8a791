/**
 * What every script of a thread leans on. What one render leaves here, each later one inherits: a `redirect` that is added to
 * `Object.prototype` is a redirect of every object that has none of its own.
 */
const everyones: [string, object][] = [
  ...Object.entries({ Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, RegExp, Error }),
  ...Object.entries({ Promise, Map, Set, WeakMap, WeakSet, Uint8Array, ArrayBuffer, URL, URLSearchParams, Buffer }),
].flatMap(([name, made]): [string, object][] => [
  [name, made],
  [`${name}.prototype`, made.prototype],
]);
everyones.push(["JSON", JSON], ["Math", Math], ["Reflect", Reflect], ["globalThis", globalThis]);

// As they are now: what is watched could put others in their place.
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
 * Gives a function that names what has been added, replaced or taken away since: nothing when all is as it was.
 * By names alone: under symbols Node keeps things of its own in the global object, once it needs them.
 */
export function watchRealm(): () => string[] {
  const known = everyones.map(([name, owner]): Known => {
    const keys = getOwnPropertyNames(owner);
    return { name, owner, keys, values: keys.map((key) => valueOf(owner, key)) };
  });
  // Plain loops: the very methods of arrays may be what was replaced.
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
    // A number or a word is a setting.
    const isSame = typeof values[index] === "function" ? valueOf(owner, key) === values[index] : hasOwn(owner, key);
    if (!isSame) changed[changed.length] = `${name}.${key}`;
  }
  // Libraries make globals of their own when they are evaluated, which may be in a render: they are a release's, as its modules are.
  if (owner === globalThis || (now.length === keys.length && changed.length === 0)) return;
  for (let index = 0; index < now.length; index += 1) {
    const key = now[index] as string;
    if (!isAmong(keys, key)) changed[changed.length] = `${name}.${key}`;
  }
}

function isAmong(keys: readonly string[], key: string): boolean {
  for (let index = 0; index < keys.length; index += 1) if (keys[index] === key) return true;
  return false;
}

/** The function behind it, where there is one: to ask for its value would run that. A global of Node's puts its value in its place. */
function valueOf(owner: object, key: string): unknown {
  const { value, get } = getOwnPropertyDescriptor(owner, key) ?? {};
  return owner === globalThis ? value : (get ?? value);
}
