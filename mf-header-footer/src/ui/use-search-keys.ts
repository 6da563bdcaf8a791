import { useSite } from "@zhian/fragment/use-site";
import { type RefObject, useEffect } from "react";

/**
 * Ctrl+K, or ⌘K on a Mac, opens the search from anywhere on the page. Only with the modifier: a single key is triggered by accident,
 * and by speech input (WCAG 2.1.4). Returns the corresponding attributes of the search button.
 */
export function useSearchKeys(drawer: RefObject<HTMLElement | null>) {
  const { isHydrated } = useSite();

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // While a modal dialog is open, the header is inert: a search above the dialog could not be used.
      if (!isSearchKey(event) || event.defaultPrevented || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      if (drawer.current) openFrom(document.activeElement, drawer.current);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [drawer]);

  // The keyboard is unknown on the server.
  if (!isHydrated) return {};
  return isApple()
    ? { "aria-keyshortcuts": "Meta+K", title: "⌘K" }
    : { "aria-keyshortcuts": "Control+K", title: "Ctrl+K" };
}

/** Opens the search so that closing it can return the focus: whatever closes as it opens must not have it. */
function openFrom(focused: Element | null, drawer: HTMLElement): void {
  // A menu closes as the search opens: its button gets the focus first.
  const menu = focused?.closest("[popover]:not([data-covers-page])") ?? drawer;
  if (menu !== drawer) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
  // Without a source in it, the sheet would close too.
  const source = focused?.closest<HTMLElement>("[data-covers-page]");
  drawer.showPopover(source ? { source } : {});
}

/** Only one modifier. On a Mac, Ctrl+K deletes to the end of the line; with Shift it opens the Firefox console. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !other && !altKey && !shiftKey;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
