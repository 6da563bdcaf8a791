import { useSite } from "@zhian/fragment/use-site";
import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { useRestoredFocus } from "./use-restored-focus.ts";

export interface Popover<Panel extends HTMLElement> {
  isOpen: boolean;
  panelRef: RefObject<Panel | null>;
  /** For the button. The browser opens and closes the panel without script; `aria-expanded` follows once hydrated. */
  trigger: { popoverTarget: string; "aria-controls": string; "aria-expanded": boolean | undefined };
  /** For the panel. `auto`: Esc, a click elsewhere, or opening another one closes it. */
  panel: {
    id: string;
    ref: RefObject<Panel | null>;
    popover: "auto";
    onBeforeToggle(event: ToggleEvent<Panel>): void;
    onToggle(event: ToggleEvent<Panel>): void;
    onKeyDown(event: KeyboardEvent<Panel>): void;
  };
}

export function usePopover<Panel extends HTMLElement = HTMLDivElement>(): Popover<Panel> {
  const id = useId();
  const panelRef = useRef<Panel>(null);
  const [isOpen, setOpen] = useState(false);
  const { isHydrated } = useSite();
  const focus = useRestoredFocus();

  // It may have been opened before this code loaded.
  useEffect(() => setOpen(isShown(panelRef.current)), []);

  return {
    isOpen,
    panelRef,
    trigger: { popoverTarget: id, "aria-controls": id, "aria-expanded": isHydrated ? isOpen : undefined },
    panel: {
      id,
      ref: panelRef,
      popover: "auto",
      // Both events bubble in React: those of a popover inside this one are its own.
      onBeforeToggle: (event) => {
        if (event.target === event.currentTarget) focus.remember(event);
      },
      onToggle: (event) => {
        if (event.target !== event.currentTarget) return;
        setOpen(event.newState === "open");
        focus.restore(event);
      },
      onKeyDown: closeFromSearchField,
    },
  };
}

/** WebKit clears a search field on Esc, even an empty one, and leaves its popover open. Other browsers close the popover themselves. */
function closeFromSearchField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  // A popover inside this one may have closed already.
  if (key !== "Escape" || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type !== "search" || target.value !== "") return;
  // Otherwise other browsers would close the next popover as well: the sheet from which the search was opened.
  event.preventDefault();
  currentTarget.hidePopover();
}

export function isShown(panel: HTMLElement | null): boolean {
  // A browser without popovers does not support the selector either.
  return panel !== null && "showPopover" in panel && panel.matches(":popover-open");
}
