import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { type ReactNode, useState } from "react";
import css from "./password-field.module.css";
import type { FormState } from "./use-form.ts";

interface PasswordFieldProps<Field extends string> {
  form: FormState<Field>;
  name: Field;
  label: string;
  hint?: ReactNode;
  autoComplete: "current-password" | "new-password";
}

/** A password that can be revealed. Password managers and pasting are supported. */
export function PasswordField<Field extends string>({
  form,
  name,
  label,
  hint,
  autoComplete,
}: PasswordFieldProps<Field>) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)} isRequired>
      {(control) => (
        <div className={css["row"]}>
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            look="secondary"
            aria-controls={control.id}
            className={css["show"]}
            onClick={() => setShown(!isShown)}
          >
            <span>{t(isShown ? "password.hide" : "password.show")}</span>
            <span className="visually-hidden">{` ${label}`}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
