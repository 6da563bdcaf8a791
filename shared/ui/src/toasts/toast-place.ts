/** Keeps the region where it is above everything while dialogs open and close. Returns the function that ends it. */
export function stayAbove(region: HTMLElement, home: HTMLElement): () => void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement) placeAbove(region, home);
  };
  placeAbove(region, home);
  // Neither of them bubbles.
  for (const type of ["toggle", "close"]) document.addEventListener(type, follow, true);
  return () => {
    for (const type of ["toggle", "close"]) document.removeEventListener(type, follow, true);
  };
}

/** Into the dialog on top, where there is one, and above anything else that was opened: the last one shown is on top. */
export function placeAbove(region: HTMLElement, home: HTMLElement): void {
  const place = topDialog() ?? home;
  if (region.parentNode !== place) place.append(region);
  if (!("showPopover" in region)) return;
  region.hidePopover();
  region.showPopover();
}

/** Dialogs here are modal, and the one on top has the focus. */
function topDialog(): Element | undefined {
  return document.activeElement?.closest("dialog[open]") ?? [...document.querySelectorAll("dialog[open]")].at(-1);
}
