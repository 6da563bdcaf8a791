import type { ChoiceProps } from "../checkbox/checkbox.tsx";
import css from "../choice-group/choice.module.css";
import { classNames } from "../class-names/class-names.ts";

/** One of several options; those with the same `name` belong in a `ChoiceGroup`. */
export function Radio({ label, hint, look, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames(css["choice"], look === "framed" && css["framed"], className)}>
      <input {...rest} type="radio" className={classNames(css["box"], css["round"])} />
      <span className={css["words"]}>
        <span>{label}</span>
        {hint && <span className={css["hint"]}>{hint}</span>}
      </span>
    </label>
  );
}
