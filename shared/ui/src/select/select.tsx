import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "../input/control.module.css";

/** The browser's native list: the best one on phones, and it works before any script. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames(css["chosen"], className)}>
      <select {...rest} className={css["control"]} />
    </span>
  );
}

interface LateSelectProps extends ComponentProps<"select"> {
  isUsable: boolean;
  /** Shown until it is usable. */
  place: string;
}

/**
 * A list that needs script: until then, a placeholder of its size instead of a field. Once the document has been parsed, Chromium
 * checks each field for autofill, and lays out the section around it for that, however far down it is.
 */
export function LateSelect({ isUsable, place, ...rest }: LateSelectProps) {
  return (
    <span className={classNames(css["chosen"], !isUsable && css["place"])}>
      {/* Kept, like every server-rendered node. */}
      <span hidden={isUsable} className={css["control"]}>
        {place}
      </span>
      {isUsable && <select {...rest} className={css["control"]} />}
    </span>
  );
}
