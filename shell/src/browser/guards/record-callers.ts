const removers = [
  [Node.prototype, ["removeChild", "replaceChild", "textContent"]],
  [Element.prototype, ["remove", "replaceWith", "replaceChildren", "innerHTML", "outerHTML"]],
  [CharacterData.prototype, ["remove", "replaceWith"]],
  [Range.prototype, ["deleteContents", "extractContents", "surroundContents"]],
] as const;

/** The index of the removed child among the arguments. The others are called on the removed node itself, or on its parent. */
const childAt: Readonly<Record<string, number>> = { removeChild: 0, replaceChild: 1 };

/**
 * Returns a function that returns the call that has just removed a node from its parent, as an error with its stack. Call it in a
 * mutation observer's callback. React removes nodes the same way: capturing a stack is cheap, reading it far less so.
 */
export function recordCallers(): (node: Node, parent: Node) => Error | undefined {
  const calls = new Map<unknown, Error>();
  for (const [owner, names] of removers) for (const name of names) wrap(owner, name);

  function wrap(owner: object, name: string): void {
    const descriptor = Reflect.getOwnPropertyDescriptor(owner, name) ?? {};
    const key = descriptor.set ? "set" : "value";
    const original = descriptor[key];
    const index = childAt[name];
    descriptor[key] = function (this: unknown, ...given: unknown[]) {
      // A range removes nodes of several parents.
      const target = this instanceof Range ? this.commonAncestorContainer : index === undefined ? this : given[index];
      const result: unknown = original.apply(this, given);
      // Created here, so that the frame below is the caller's.
      note(target, new Error());
      return result;
    };
    Reflect.defineProperty(owner, name, descriptor);
  }

  function note(node: unknown, call: Error): void {
    // Runs after the observer's callback, which the removal itself has queued.
    if (calls.size === 0) queueMicrotask(() => calls.clear());
    calls.set(node, call);
  }

  /** The call recorded for a node, or for its nearest ancestor that has one. */
  function callAround(node: Node | null): Error | undefined {
    return node ? (calls.get(node) ?? callAround(node.parentNode)) : undefined;
  }

  return (node, parent) => calls.get(node) ?? callAround(parent);
}
