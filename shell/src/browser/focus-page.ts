import { type Place, restoreFocus } from "./place.ts";

/**
 * After a navigation, whoever reads by ear starts at the new page, or where they were on it before. Somebody who is already typing
 * elsewhere is let alone.
 */
export function focusPage(main: HTMLElement | undefined, before?: Place): void {
  const { activeElement } = document;
  const isTyping =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement;
  if (isTyping || (before && restoreFocus(before))) return;
  main?.focus({ preventScroll: true });
}
