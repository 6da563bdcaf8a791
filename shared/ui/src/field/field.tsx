import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import type { Elements } from "../elements/elements.ts";
import { Icon } from "../icon/icon.tsx";
import css from "./field.module.css";

/** The attributes of the control inside. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** States the error and how to fix it. */
  error?: ReactNode;
  isRequired?: boolean | undefined;
  /** Shown next to the label: "optional". */
  mark?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => Elements;
}

/**
 * A control with its label, hint and error:
 * `<Field label="Email">{(control) => <Input {...control} type="email" />}</Field>`.
 */
export function Field({ label, hint, error, isRequired, mark, className, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const control: FieldControl = {
    id,
    required: isRequired || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": classNames(Boolean(hint) && hintId, Boolean(error) && errorId),
  };
  return (
    <div className={classNames(css["field"], className)}>
      <label htmlFor={id} className={css["label"]}>
        <span>{label}</span>
        {isRequired && <RequiredMark />}
        {mark && <span className={css["mark"]}>{` ${mark}`}</span>}
      </label>
      {hint && (
        <p id={hintId} className={css["hint"]}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Hidden from screen readers, which use the `required` attribute. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={css["required"]}>
      *
    </span>
  );
}

/** Rendered before there is an error, so that a later one is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={css["error"]}>
      {children && (
        <>
          <Icon of={CircleAlert} size={18} className={css["sign"]} />
          <p>{children}</p>
        </>
      )}
    </div>
  );
}
