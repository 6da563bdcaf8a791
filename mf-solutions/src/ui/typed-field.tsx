import { digitInput } from "@zhian/captcha/digit-input";
import { Field, type FieldControl, type FieldProps } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Textarea } from "@zhian/ui/textarea";
import type { ReactElement } from "react";
import type { TypedForm } from "./use-typed-form.ts";

interface TypedFieldProps<Name extends string> extends Pick<FieldProps, "label" | "hint" | "mark" | "className"> {
  form: TypedForm<Name>;
  name: Name;
  kind?: "line" | "phone" | "code" | "text";
  autoComplete?: string;
  /** Stands beside the control: a button. */
  beside?: (control: ReactElement) => ReactElement;
}

/** One field of a form: what stands in it, what is wrong with it. */
export function TypedField<Name extends string>({
  form,
  name,
  kind = "line",
  autoComplete,
  beside = (control) => control,
  ...field
}: TypedFieldProps<Name>) {
  function controlOf(given: FieldControl): ReactElement {
    const common = { ...given, name, autoComplete, value: form.typed[name], onBlur: () => form.leave(name) };
    const change = (text: string) => form.change(name, text);
    if (kind === "text") return <Textarea {...common} rows={5} onChange={({ target }) => change(target.value)} />;
    if (kind === "line") return <Input {...common} onChange={({ target }) => change(target.value)} />;
    const type = kind === "phone" ? "tel" : "text";
    return <Input {...common} type={type} inputMode="numeric" {...digitInput(kind, change)} />;
  }

  return (
    <Field {...field} error={form.faultOf(name)} isRequired={!field.mark}>
      {(control) => beside(controlOf(control))}
    </Field>
  );
}
