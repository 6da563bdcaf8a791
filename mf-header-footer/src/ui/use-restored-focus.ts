import { type ToggleEvent, useRef } from "react";

interface RestoredFocus {
  /** For `beforetoggle`. */
  remember(event: ToggleEvent<HTMLElement>): void;
  /** For `toggle`. */
  restore(event: ToggleEvent<HTMLElement>): void;
}

/**
 * Returns the focus to what had it before a popover opened. Browsers do so only for the outermost popover: closing a level of
 * the sheet would leave the focus nowhere, and closing the sheet could not return it either.
 * https://html.spec.whatwg.org/multipage/popover.html#show-popover
 */
export function useRestoredFocus(): RestoredFocus {
  const opener = useRef<HTMLElement>(undefined);

  return {
    remember({ currentTarget: panel, newState }) {
      const { activeElement } = document;
      if (newState === "open") opener.current = activeElement instanceof HTMLElement ? activeElement : undefined;
      // The focus has left the popover already, by a click or by Tab.
      else if (!panel.contains(activeElement)) opener.current = undefined;
    },
    restore({ currentTarget: panel, newState }) {
      const { activeElement } = document;
      // The browser takes the focus from a hidden element only when it next renders.
      const isLost = activeElement === document.body || panel.contains(activeElement);
      if (newState === "closed" && isLost) opener.current?.focus({ preventScroll: true });
    },
  };
}
