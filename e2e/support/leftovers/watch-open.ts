import type { Held } from "./register.ts";

/** Runs in the page, after `keepRegister`: connections and workers that are not closed. */
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
      // A connection that fails, as some do in this test environment, counts too.
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
