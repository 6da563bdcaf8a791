import { type Control, controlsIn, holdsSomething, isTick } from "./controls.ts";

/** A control that a visitor has changed, identified by its position among those of its slot. */
export interface Typed {
  slot: string;
  index: number;
  name: string;
  type: string;
  value: string;
  checked: boolean;
}

/** Passwords and hidden fields must not be stored, not even in the tab's own storage; and a file can only be chosen by hand. */
const neverKept = new Set(["password", "file", "hidden"]);

export function readTyped(places: readonly HTMLElement[], touched: Pick<WeakSet<EventTarget>, "has">): Typed[] {
  return places.flatMap((place) =>
    controlsIn(place).flatMap((control, index) => {
      const { name, type, value } = control;
      if (!touched.has(control) || !holdsSomething(control) || neverKept.has(type)) return [];
      return [
        { slot: place.dataset["slot"] ?? "", index, name, type, value, checked: isTick(control) && control.checked },
      ];
    }),
  );
}

/** Restores the values, including in controls that are rendered later. Returns a function to stop that. */
export function putBackTyped(places: readonly HTMLElement[], typed: readonly Typed[]): () => void {
  let missing = [...typed];
  const observer = new MutationObserver(putBack);
  for (const place of places) {
    observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-outcome"] });
  }
  putBack();
  return () => observer.disconnect();

  function putBack(): void {
    missing = missing.filter((each) => {
      const place = places.find(({ dataset }) => dataset["slot"] === each.slot);
      // Values set before the fragment has mounted would be lost when it mounts.
      const control = place?.dataset["outcome"] === "mounted" ? controlsIn(place)[each.index] : undefined;
      if (control?.name !== each.name || control.type !== each.type) return true;
      fill(control, each);
      return false;
    });
    if (missing.length === 0) observer.disconnect();
  }
}

/** Fills it as if typed, so that the control's listeners are called. */
function fill(control: Control, { value, checked }: Typed): void {
  if (isTick(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  // React tracks the element's own property: a value set through the prototype counts as a change.
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Carries typed values over a mount: returns a function to restore them. */
export function carryTyped(places: readonly HTMLElement[], touched: Pick<WeakSet<EventTarget>, "has">): () => void {
  const typed = readTyped(places, touched);
  return () => void putBackTyped(places, typed);
}
