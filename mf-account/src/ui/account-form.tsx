import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { classNames } from "@zhian/ui/class-names";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Notice } from "@zhian/ui/notice";
import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { waitWords } from "../model/wait-words.ts";
import css from "./account-form.module.css";
import type { FormState } from "./use-form.ts";

interface AccountFormProps<Field extends string> {
  form: FormState<Field>;
  label: string;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  children: ReactNode;
}

/** One column of fields. Submitted before scripts have loaded it is a POST, so that no password ever appears in a URL. */
export function AccountForm<Field extends string>({ form, label, onSubmit, children }: AccountFormProps<Field>) {
  return (
    <form {...form.props} method="post" aria-label={label} className={css["form"]} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

interface TextFieldProps<Field extends string> extends Omit<ComponentProps<"input">, "form" | "name"> {
  form: FormState<Field>;
  name: Field;
  label: string;
  hint?: ReactNode;
}

export function TextField<Field extends string>({ form, name, label, hint, ...input }: TextFieldProps<Field>) {
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)} isRequired>
      {(control) => <Input {...input} {...control} name={name} />}
    </Field>
  );
}

interface SubmitProps {
  form: Pick<FormState, "fault" | "isBusy" | "isAsleep" | "wait">;
  children: ReactNode;
}

/** The message about the whole form, and the button, which counts down while the server imposes a wait. */
export function Submit({ form: { fault, isBusy, isAsleep, wait }, children }: SubmitProps) {
  const t = useText();
  return (
    <div className={css["foot"]}>
      <div role="alert">{fault && <Notice kind="err">{fault}</Notice>}</div>
      <Button
        type="submit"
        isBusy={isBusy || wait > 0}
        disabled={isAsleep}
        className={classNames(css["submit"], isAsleep && css["asleep"])}
      >
        <span>{children}</span>
        {wait > 0 && <span className={css["wait"]}>{t("form.wait", { time: waitWords(wait) })}</span>}
      </Button>
    </div>
  );
}
