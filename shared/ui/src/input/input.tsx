import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { ignoreWheel } from "../ignore-wheel/ignore-wheel.ts";
import css from "./control.module.css";

/** A line of text, or a number. Its name, its hint and its error come from a `Field` around it. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input {...(rest.type === "number" && ignoreWheel)} {...rest} className={classNames(css["control"], className)} />
  );
}
