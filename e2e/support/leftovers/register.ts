/** Something that a fragment has started and not yet ended. */
export interface Held {
  what: string;
  /** Position in its scripts: release, file, line and column. */
  where: string;
  /** Once this object is collected, the browser cleans up the rest itself. */
  needs?: WeakRef<object> | undefined;
}

interface Register {
  /** The position in the fragment's scripts that made the current call; undefined for calls by other code. */
  where(): string | undefined;
  /** Returns undefined if other code made the call. */
  add(what: string, needs?: object): Held | undefined;
  drop(held: Held | undefined): void;
  held(): Held[];
  /** Runs `work` before the method `name` of `owner`; does nothing if there is no such method. */
  before(owner: object, name: string, work: (self: object, given: readonly unknown[]) => void): void;
  /** Where an element, or a storage key, was created. */
  madeAt: WeakMap<object, string>;
  writtenAt: Map<string, string>;
  /** Names of a window's globals before any script has run. */
  pristine: readonly string[];
}

declare global {
  interface Window {
    __register: Register;
  }
}

/** Runs in the page before any other script: records what scripts below `base` start, directly or through a library. */
export function keepRegister({ base }: { base: string }): void {
  Error.stackTraceLimit = 50;
  const all = new Set<Held>();
  const where = () => {
    const lines = new Error().stack?.split("\n") ?? [];
    const isLater = (text: string) => text.trimStart().startsWith("at async ");
    // A fragment that awaits the shell is in the stack of everything that the shell does until it responds, such as loading a client.
    const isOfShell = lines.some((text) => text.includes("/_shell/") && !isLater(text));
    const line = lines.find((text) => text.includes(base) && !(isOfShell && isLater(text)));
    return line?.slice(line.indexOf(base) + base.length).replace(/\)$/, "");
  };
  window.__register = {
    where,
    add(what, needs) {
      const place = where();
      if (place === undefined) return undefined;
      const held = { what, where: place, needs: needs && new WeakRef(needs) };
      all.add(held);
      return held;
    },
    drop: (held) => void (held && all.delete(held)),
    before(owner, name, work) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== "function") return;
      Reflect.set(owner, name, function (this: object, ...given: unknown[]) {
        work(this, given);
        return Reflect.apply(original, this, given);
      });
    },
    held: () => [...all].filter(({ needs }) => !needs || needs.deref()),
    madeAt: new WeakMap(),
    writtenAt: new Map(),
    pristine: Object.getOwnPropertyNames(window),
  };
}
