import type { KeyboardEvent } from "react";

/**
 * For the search field of a popover: Esc closes the popover if the field is empty. WebKit clears the field even then, and would leave the
 * popover open; other browsers close it themselves.
 */
export function closeOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Escape" || event.currentTarget.value !== "") return;
  // Otherwise they would close the next popover as well: the sheet from which the search was opened.
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
