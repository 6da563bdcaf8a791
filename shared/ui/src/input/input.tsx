import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./control.module.css";

/** A line of text. Its name, its hint and its error come from a `Field` around it. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classNames(css["control"], className)} />;
}
