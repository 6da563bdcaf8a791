import type { Release } from "./attribute-fault.ts";

/** What takes children from a node. */
const ofPlaces = ["removeChild", "replaceChild", "replaceChildren", "textContent", "innerHTML"];
/** What takes a node itself away. */
const ofChildren = ["remove", "replaceWith"];

/**
 * Gives whose script has just taken a child from one of the places: the innermost fragment in the call's stack. To be asked in a
 * mutation observer's callback. Calls elsewhere cost nothing: these go through the very elements, all but two that are rare.
 */
export function noteCallers(places: readonly Element[]): () => Release | undefined {
  let caller: Release | undefined;
  for (const place of places) for (const name of ofPlaces) wrap(place, name);
  for (const name of ofChildren) wrap(Element.prototype, name);

  function wrap(owner: Element, name: string): void {
    let from: object = owner;
    while (!Object.hasOwn(from, name)) from = Object.getPrototypeOf(from);
    const descriptor = Reflect.getOwnPropertyDescriptor(from, name) ?? {};
    const key = descriptor.set ? "set" : "value";
    const original = descriptor[key];
    descriptor[key] = function (this: Element, ...given: unknown[]) {
      const isHere = [this, this.parentElement].some((node) => node && places.includes(node));
      const result: unknown = original.apply(this, given);
      if (isHere) note();
      return result;
    };
    Reflect.defineProperty(owner, name, descriptor);
  }

  function note(): void {
    const [, name, version] = /_fragments\/([^/]+)\/([^/]+)/.exec(new Error().stack ?? "") ?? [];
    if (name && version) caller = { name, version };
    // After the observer, whose callback was queued by the call itself.
    queueMicrotask(() => {
      caller = undefined;
    });
  }

  return () => caller;
}
