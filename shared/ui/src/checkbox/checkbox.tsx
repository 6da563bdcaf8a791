import type { ComponentProps, ReactNode } from "react";
import css from "../choice-group/choice.module.css";
import { classNames } from "../class-names/class-names.ts";

export interface ChoiceProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  /** `framed`: a row of a ruled list, clickable as a whole. */
  look?: "plain" | "framed" | undefined;
}

/** A yes-or-no choice. `className` goes to the label, all other props to the box. */
export function Checkbox({ label, hint, look, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames(css["choice"], look === "framed" && css["framed"], className)}>
      <input {...rest} type="checkbox" className={classNames(css["box"], css["check"])} />
      <span className={css["words"]}>
        <span>{label}</span>
        {hint && <span className={css["hint"]}>{hint}</span>}
      </span>
    </label>
  );
}
