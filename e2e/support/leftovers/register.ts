/** Something that a fragment has begun and not yet ended. */
export interface Held {
  what: string;
  /** Where in its scripts: release, file, line and column. */
  where: string;
  /** Without it the browser drops the rest by itself. */
  needs?: WeakRef<object> | undefined;
}

export interface Register {
  /** Where in the fragment's scripts the present call comes from; nothing for calls of others. */
  where(): string | undefined;
  /** Nothing for what others begin. */
  add(what: string, needs?: object): Held | undefined;
  drop(held: Held | undefined): void;
  held(): Held[];
  /** Puts `work` before whatever `owner` has as its method; nothing where it has none. */
  before(owner: object, name: string, work: (self: object, given: readonly unknown[]) => void): void;
  /** Where an element, or a key of storage, was made. */
  madeAt: WeakMap<object, string>;
  writtenAt: Map<string, string>;
  /** Names that a window has before any script has run. */
  pristine: readonly string[];
}

declare global {
  interface Window {
    __register: Register;
  }
}

/** Runs in the page before anything else: knows what scripts below `base` have begun, themselves or by a library. */
export function keepRegister({ base }: { base: string }): void {
  Error.stackTraceLimit = 50;
  const all = new Set<Held>();
  const where = () => {
    const line = new Error().stack?.split("\n").find((text) => text.includes(base));
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
