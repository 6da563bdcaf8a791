import { type ReactNode, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import { FieldError, RequiredMark } from "../field/field.tsx";
import css from "./choice-group.module.css";

interface ChoiceGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  /** `across`: side by side while there is room. */
  direction?: "down" | "across" | undefined;
  className?: string | undefined;
  /** Radios or checkboxes. */
  children: ReactNode;
}

/** Radios or checkboxes that answer one question. */
export function ChoiceGroup({ legend, hint, error, isRequired, direction, className, children }: ChoiceGroupProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  return (
    <fieldset
      className={classNames(css["group"], className)}
      aria-describedby={classNames(Boolean(hint) && hintId, Boolean(error) && errorId)}
    >
      <legend className={css["legend"]}>
        <span>{legend}</span>
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={hintId} className={css["hint"]}>
          {hint}
        </p>
      )}
      <div className={direction === "across" ? css["across"] : css["down"]}>{children}</div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
