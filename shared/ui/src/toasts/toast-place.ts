/** Keeps the region above everything while dialogs open and close. Returns a function that stops it. */
export function stayAbove(region: HTMLElement, home: HTMLElement): () => void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement) placeAbove(region, home);
  };
  placeAbove(region, home);
  // Captured, since neither event bubbles.
  for (const type of ["toggle", "close"]) document.addEventListener(type, follow, true);
  return () => {
    for (const type of ["toggle", "close"]) document.removeEventListener(type, follow, true);
  };
}

/** Moves the region into the topmost dialog, if any, and above all other popovers: the last one shown is on top. */
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
