/** Runs in the page, after `keepRegister`: where elements and storage keys are created. */
export function watchMade(): void {
  const register = window.__register;
  for (const name of ["createElement", "createElementNS"] as const) {
    const original = Document.prototype[name] as (...given: unknown[]) => Element;
    Reflect.set(Document.prototype, name, function (this: Document, ...given: unknown[]) {
      const element = Reflect.apply(original, this, given);
      const where = register.where();
      if (where !== undefined) register.madeAt.set(element, where);
      return element;
    });
  }
  register.before(Storage.prototype, "setItem", (_, [key]) => {
    const where = register.where();
    if (where !== undefined) register.writtenAt.set(String(key), where);
  });
}
