import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./button.module.css";

export interface ButtonLook {
  /** One primary a view. */
  look?: "primary" | "secondary" | "quiet" | undefined;
  size?: "small" | "large" | undefined;
}

/** For links of other kinds (a router's) that must look like a button. */
export function buttonClass({ look = "primary", size }: ButtonLook = {}): string | undefined {
  return classNames(css["button"], css[look], size && css[size]);
}

export function Button({ look, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button {...rest} type={type} className={classNames(buttonClass({ look, size }), className)} />;
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<"a"> & ButtonLook) {
  return <a {...rest} className={classNames(buttonClass({ look, size }), className)} />;
}
