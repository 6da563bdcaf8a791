import { type ReactNode, useId, useRef } from "react";
import css from "./tooltip.module.css";
import { useHover } from "./use-hover.ts";

interface TooltipProps {
  /** A word or two that are readable without it. */
  children: ReactNode;
  text: ReactNode;
}

/**
 * A remark on a term. A button, so that touch and keyboards reach it, with or without script; a mouse only needs to hover.
 * It stays while the pointer is over the remark itself, and closes with Escape.
 */
export function Tooltip({ children, text }: TooltipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const hover = useHover((isWanted) => {
    if (isWanted === tip.current?.matches(":popover-open")) return;
    // Anchored to the term, as on a click.
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
