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

interface LateSelectProps extends ComponentProps<"select"> {
  isUsable: boolean;
  /** Shown until then. */
  place: string;
}

/**
 * A list that only script can use: before, something of its size, and no field. Chromium asks after each field once the document has
 * been read, in case that it can fill it in, and lays out the section around it for that, however far down it is.
 */
export function LateSelect({ isUsable, place, ...rest }: LateSelectProps) {
  return (
    <span className={classNames(css["chosen"], !isUsable && css["place"])}>
      {/* Stays, as every node does that the server has made. */}
      <span hidden={isUsable} className={css["control"]}>
        {place}
      </span>
      {isUsable && <select {...rest} className={css["control"]} />}
    </span>
  );
}
