/** Controls that a visitor has changed. Weak, so that those of a previous page are not retained. */
export function followTouched(document: Document): Pick<WeakSet<EventTarget>, "has"> {
  const touched = new WeakSet<EventTarget>();
  for (const type of ["input", "change"]) {
    document.addEventListener(type, ({ target }) => target && touched.add(target), { capture: true, passive: true });
  }
  return touched;
}
