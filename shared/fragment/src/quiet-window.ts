import { plainPath } from "@zhian/contracts/locale";

interface QuietOptions {
  /** Whether a plain path belongs to the fragment. */
  owns(path: string): boolean;
  /** Whether the router is at this address already. */
  isAt(address: Location): boolean;
}

/**
 * Returns the window for a fragment's router. single-spa dispatches an artificial `popstate` after each `pushState`:
 * the router that pushed would run its loaders twice and mistake its own PUSH for a POP, and a router whose fragment
 * is about to unmount would load an address that it does not own.
 */
export function quietWindow({ owns, isAt }: QuietOptions): Window {
  const listeners = new Map<EventListener, EventListener>();

  function listen(type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) {
    if (type !== "popstate") return window.addEventListener(type, listener, options);
    const filtered = (event: Event) => {
      if (!owns(plainPath(window.location.pathname))) return;
      if ("singleSpa" in event && event.singleSpa && isAt(window.location)) return;
      listener(event);
    };
    listeners.set(listener, filtered);
    window.addEventListener(type, filtered, options);
  }

  function unlisten(type: string, listener: EventListener) {
    window.removeEventListener(type, (type === "popstate" && listeners.get(listener)) || listener);
    listeners.delete(listener);
  }

  return new Proxy(window, {
    get(target, name) {
      if (name === "addEventListener") return listen;
      if (name === "removeEventListener") return unlisten;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
