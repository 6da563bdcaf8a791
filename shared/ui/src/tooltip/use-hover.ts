import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";

/** A pointer passing over the term has no intent; one that leaves may be on its way to the remark. */
const restMs = 300;
const graceMs = 150;

/** Returns handlers that report when an element is hovered or focused, and when no longer. Touch is ignored: it clicks. */
export function useHover(onChange: (isWanted: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(isWanted: boolean, afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(isWanted), afterMs);
  }

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== "touch" && change(true, restMs),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && change(false, graceMs),
    // A click is about to show or hide it.
    onPointerDown: () => clearTimeout(timer.current),
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && change(true, 0),
    onBlur: () => change(false, 0),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== "Escape" || !event.currentTarget.querySelector(":popover-open")) return;
      // Closes only the remark: the dialog around it stays open.
      event.preventDefault();
      clearTimeout(timer.current);
      onChange(false);
    },
  };
}
