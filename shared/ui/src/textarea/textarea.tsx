import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "../input/control.module.css";

/** Multi-line text; grows with its content where the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={classNames(css["control"], css["long"], className)} />;
}
