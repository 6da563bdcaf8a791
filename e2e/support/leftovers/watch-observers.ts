import type { Held } from "./register.ts";

/** Runs in the page, after `keepRegister`: observers that are not disconnected. */
export function watchObservers(): void {
  const register = window.__register;
  const open = new WeakMap<object, Held>();

  function end(observer: object): void {
    register.drop(open.get(observer));
    open.delete(observer);
  }

  for (const name of ["IntersectionObserver", "ResizeObserver", "MutationObserver", "PerformanceObserver"] as const) {
    const targets = new WeakMap<object, { known: WeakSet<object>; count: number }>();
    register.before(window[name].prototype, "observe", (self, [target]) => {
      const its = targets.get(self) ?? { known: new WeakSet(), count: 0 };
      targets.set(self, its);
      const observed = target instanceof Node ? target : self;
      if (!its.known.has(observed)) its.count += 1;
      its.known.add(observed);
      // The browser drops an observer together with the nodes that it observes.
      const held = open.has(self) ? undefined : register.add(name, self);
      if (held) open.set(self, held);
    });
    register.before(window[name].prototype, "unobserve", (self, [target]) => {
      const its = targets.get(self);
      if (!its || !(target instanceof Node) || !its.known.delete(target)) return;
      its.count -= 1;
      if (its.count === 0) end(self);
    });
    register.before(window[name].prototype, "disconnect", (self) => {
      targets.delete(self);
      end(self);
    });
  }
}
