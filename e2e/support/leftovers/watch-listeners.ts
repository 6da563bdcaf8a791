import type { Held } from "./register.ts";

/** Runs in the page, after `keepRegister`: listeners on targets that outlive a fragment. Its own slots are emptied after it. */
export function watchListeners({ own }: { own: string }): void {
  const register = window.__register;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const known = new WeakMap<object, Map<string, WeakMap<object, Held>>>();

  type Given = Parameters<EventTarget["addEventListener"]>;

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const [type, listener, options] = given;
    // A bare `addEventListener()` call is on the window.
    const target = this ?? window;
    const { once, signal, capture } = typeof options === "object" ? options : {};
    const key = `${type} ${typeof options === "boolean" ? options : capture === true}`;
    const name = nameOf(target);
    const held =
      name && listener && !signal?.aborted && !heardBy(target, key).has(listener)
        ? register.add(`listener for "${type}" on ${name}`)
        : undefined;
    if (held && listener) {
      heardBy(target, key).set(listener, held);
      const drop = () => forget(target, key, listener);
      if (once) add.call(target, type, drop, { once, ...(capture && { capture }), ...(signal && { signal }) });
      if (signal) add.call(signal, "abort", drop, { once: true });
    }
    return add.apply(target, given);
  };

  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const [type, listener, options] = given;
    const target = this ?? window;
    const capture = typeof options === "object" ? options.capture === true : options === true;
    if (listener) forget(target, `${type} ${capture}`, listener);
    return remove.apply(target, given);
  };

  function heardBy(target: EventTarget, key: string): WeakMap<object, Held> {
    const ofTarget = known.get(target) ?? new Map<string, WeakMap<object, Held>>();
    known.set(target, ofTarget);
    const ofKey = ofTarget.get(key) ?? new WeakMap<object, Held>();
    ofTarget.set(key, ofKey);
    return ofKey;
  }

  function forget(target: EventTarget, key: string, listener: object): void {
    register.drop(heardBy(target, key).get(listener));
    heardBy(target, key).delete(listener);
  }

  function nameOf(target: EventTarget): string | undefined {
    if (target === window) return "window";
    if (target === document) return "document";
    if (target instanceof Element) {
      if (!target.isConnected || target.closest(own)) return undefined;
      return target.id ? `#${target.id}` : target.localName;
    }
    const lasting = [MediaQueryList, VisualViewport, ScreenOrientation, Performance, ServiceWorkerContainer];
    return lasting.find((kind) => target instanceof kind)?.name;
  }
}
