import { digitInput } from "@zhian/captcha/digit-input";
import type { FormState } from "@zhian/form/use-form";
import { Field, type FieldControl, type FieldProps } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Textarea } from "@zhian/ui/textarea";
import type { ReactElement } from "react";

interface FormFieldProps<Name extends string> extends Pick<FieldProps, "label" | "hint" | "mark" | "className"> {
  form: FormState<Name>;
  name: Name;
  kind?: "line" | "phone" | "code" | "text";
  autoComplete?: string;
  /** Renders something next to the control, such as a button. */
  beside?: (control: ReactElement) => ReactElement;
}

/** A form field: its value and its error. */
export function FormField<Name extends string>({
  form,
  name,
  kind = "line",
  autoComplete,
  beside = (control) => control,
  ...field
}: FormFieldProps<Name>) {
  function controlOf(given: FieldControl): ReactElement {
    const common = { ...given, name, autoComplete, defaultValue: form.initial[name] };
    if (kind === "text") return <Textarea {...common} rows={5} />;
    if (kind === "line") return <Input {...common} />;
    return <Input {...common} type={kind === "phone" ? "tel" : "text"} inputMode="numeric" {...digitInput(kind)} />;
  }

  return (
    <Field {...field} error={form.errorOf(name)} isRequired={!field.mark}>
      {(control) => beside(controlOf(control))}
    </Field>
  );
}
