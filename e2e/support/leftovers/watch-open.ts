import type { Held } from "./register.ts";

/** Runs in the page, after `keepRegister`: connections and workers until they are closed. */
export function watchOpen(): void {
  const register = window.__register;
  const open = new WeakMap<object, Held>();

  function end(thing: object): void {
    register.drop(open.get(thing));
    open.delete(thing);
  }

  for (const [name, ending] of [
    ["EventSource", "close"],
    ["WebSocket", "close"],
    ["BroadcastChannel", "close"],
    ["Worker", "terminate"],
  ] as const) {
    const opened = (thing: object) => {
      // One that could not connect, here where it is only tried, counts like one that could.
      const held = register.add(name);
      if (held) open.set(thing, held);
      return thing;
    };
    Reflect.set(
      window,
      name,
      new Proxy(window[name], { construct: (...given) => opened(Reflect.construct(...given) as object) }),
    );
    register.before(window[name].prototype, ending, end);
  }
}
