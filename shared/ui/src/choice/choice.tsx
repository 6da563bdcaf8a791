import { type ReactNode, useId } from "react";
import css from "./choice.module.css";

export interface ChoiceProps {
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  /** The initially selected value. */
  initial: string;
}

/**
 * One of two to four options, side by side on a rule. Radio buttons: the surrounding CSS detects the choice by
 * `:has([value="…"]:checked)`, so that it works before any script has run.
 */
export function Choice({ legend, options, initial }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css["choice"]}>
      <legend className={css["legend"]}>{legend}</legend>
      <div className={css["options"]}>
        {options.map(({ value, label }) => (
          <label key={value} className={css["option"]}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} className={css["radio"]} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
