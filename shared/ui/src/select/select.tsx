import type { ComponentProps, ReactNode } from "react";
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

/**
 * What stands where a list will be that only script can use: of its size, and no field. Chromium asks after each field once the
 * document has been read, in case that it can fill it in, and lays out the section around it for that, however far down it is.
 */
export function SelectPlace({ children }: { children: ReactNode }) {
  return (
    <span className={classNames(css["chosen"], css["place"])}>
      <span className={css["control"]}>{children}</span>
    </span>
  );
}
