import type { ComponentProps, WheelEvent } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./control.module.css";

/** For numbers: the wheel scrolls the page instead of changing the value, as browsers do while the field has focus. */
const ignoreWheel = {
  onWheel({ currentTarget }: WheelEvent<HTMLInputElement>): void {
    currentTarget.blur();
  },
};

/** A line of text, or a number. Its label, hint and error come from the `Field` around it. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input {...(rest.type === "number" && ignoreWheel)} {...rest} className={classNames(css["control"], className)} />
  );
}
