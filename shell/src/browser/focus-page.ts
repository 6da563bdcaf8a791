/** After a navigation, whoever reads by ear starts at the new page. Somebody who is already typing elsewhere is let alone. */
export function focusPage(main: HTMLElement | undefined): void {
  const { activeElement } = document;
  const isTyping =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement;
  if (!isTyping) main?.focus({ preventScroll: true });
}
