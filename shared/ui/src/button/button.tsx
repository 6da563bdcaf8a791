import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./button.module.css";

export interface ButtonLook {
  /** One primary per view. */
  look?: "primary" | "secondary" | "quiet" | undefined;
  size?: "small" | "large" | undefined;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** The action is still running: the button keeps its position, width and focus, and ignores clicks. */
  isBusy?: boolean | undefined;
}

/** For other kinds of links (a router's) that must look like a button. */
export function buttonClass({ look = "primary", size }: ButtonLook = {}): string | undefined {
  return classNames(css["button"], css[look], size && css[size]);
}

export function Button({ look, size, isBusy, className, type = "button", onClick, ...rest }: ButtonProps) {
  const busy = isBusy ? { "aria-busy": true, "aria-disabled": true } : undefined;
  return (
    <button
      {...rest}
      {...busy}
      type={type}
      onClick={isBusy ? ignore : onClick}
      className={classNames(buttonClass({ look, size }), className)}
    />
  );
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<"a"> & ButtonLook) {
  return <a {...rest} className={classNames(buttonClass({ look, size }), className)} />;
}

/** A disabled button would lose the focus; this one merely must not submit its form again. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
