import { restoreFocus, type ScrollAnchor } from "./scroll-anchor.ts";

/**
 * After a navigation, users of screen readers and of the Tab key start at the new page, at the part of it that a link led to, or where they
 * were on it before. Somebody who is already typing elsewhere is let alone.
 */
export function focusPage(start: HTMLElement | undefined, before?: ScrollAnchor): void {
  const { activeElement } = document;
  const isTyping =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement;
  if (isTyping || (before && restoreFocus(before))) return;
  start?.focus({ preventScroll: true });
  if (start && document.activeElement !== start) focusOnce(start);
}

/** A part of a page takes the focus only while it has it: a press on its text is not to give it back. */
function focusOnce(part: HTMLElement): void {
  part.tabIndex = -1;
  part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  part.focus({ preventScroll: true });
}
