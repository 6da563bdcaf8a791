import { type Slot, slots } from "@zhian/contracts/slots";

/** The page's slots. Found once, by reference: HTML added later cannot forge one. */
export function findSlots(document: Document): ReadonlyMap<Slot, HTMLElement> {
  return new Map(
    slots.flatMap((slot) => {
      const element = Document.prototype.querySelector.call(document, `body > [data-slot="${slot}"]`);
      return element instanceof HTMLElement ? [[slot, element] as const] : [];
    }),
  );
}

/** Removes another fragment's server HTML: single-spa unmounts only what it has mounted. */
export function emptySlot(element: HTMLElement): void {
  element.replaceChildren();
  delete element.dataset["outcome"];
  delete element.dataset["fragment"];
}
