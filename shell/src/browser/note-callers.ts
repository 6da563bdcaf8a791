import { attributeFault, type Release } from "./attribute-fault.ts";

/** Members that remove a node's children. */
const ofPlaces = ["removeChild", "replaceChild", "replaceChildren", "textContent", "innerHTML"];
/** Members that remove a node itself. */
const ofChildren = ["remove", "replaceWith"];

/**
 * Returns a function that names the release whose script has just removed a child of one of the places: the innermost fragment in the
 * call's stack. Call it in a mutation observer's callback. Removals elsewhere cost nothing: all but two rare methods are wrapped on the
 * places only.
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
    const culprit = attributeFault({ error: new Error() });
    if (typeof culprit === "object") caller = culprit;
    // After the observer's callback, which the removal itself has queued.
    queueMicrotask(() => {
      caller = undefined;
    });
  }

  return () => caller;
}
