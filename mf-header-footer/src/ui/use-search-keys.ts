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
      // With a source in the open sheet, the search opens above it. Otherwise the sheet would close, and could not get the focus back.
      const { activeElement: source } = document;
      drawer.current?.showPopover(source instanceof HTMLElement ? { source } : {});
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

/** Only one modifier. On a Mac, Ctrl+K deletes to the end of the line; with Shift it opens the Firefox console. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !other && !altKey && !shiftKey;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
