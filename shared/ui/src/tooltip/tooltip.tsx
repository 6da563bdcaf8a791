import { type ReactNode, useId, useRef } from "react";
import css from "./tooltip.module.css";
import { useHover } from "./use-hover.ts";

interface TooltipProps {
  /** A word or two that stay readable without it. */
  children: ReactNode;
  text: ReactNode;
}

/**
 * A remark on a term. A button, so that fingers and keyboards reach it, with or without script; a pointer that rests on it
 * need not press. It stays while the pointer is on the remark itself, and goes with Escape.
 */
export function Tooltip({ children, text }: TooltipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const hover = useHover((isWanted) => {
    if (isWanted === tip.current?.matches(":popover-open")) return;
    // Beside the term, as when it is pressed.
    if (isWanted && button.current) tip.current?.showPopover({ source: button.current });
    else tip.current?.hidePopover();
  });

  return (
    <span {...hover}>
      <button ref={button} type="button" popoverTarget={id} aria-describedby={id} className={css["term"]}>
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="hint" className={css["tip"]}>
        {text}
      </span>
    </span>
  );
}
