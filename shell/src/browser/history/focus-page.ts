import { restoreFocus, type ScrollAnchor } from "./scroll-anchor.ts";

/**
 * Moves the focus after a navigation, for users of screen readers and of the Tab key: to the new page, to the part of it that a link
 * led to, or to where they were on it before. A visitor who is already typing elsewhere keeps the focus.
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

/** A part of a page is focusable only while it has the focus: a later click on its text must not focus it again. */
function focusOnce(part: HTMLElement): void {
  part.tabIndex = -1;
  part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  part.focus({ preventScroll: true });
}
