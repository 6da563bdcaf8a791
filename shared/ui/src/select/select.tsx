import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "../input/control.module.css";

/** The browser's own list: on a phone it is the best there is, and it works before any script. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames(css["chosen"], className)}>
      <select {...rest} className={css["control"]} />
    </span>
  );
}
