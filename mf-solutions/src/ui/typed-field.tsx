import { digitsOf, phoneDigits } from "@zhian/captcha/digits";
import { codeLength } from "@zhian/contracts/quote-rules";
import { Field, type FieldControl, type FieldProps } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Textarea } from "@zhian/ui/textarea";
import type { ReactNode } from "react";
import type { TypedForm } from "./use-typed-form.ts";

interface TypedFieldProps<Name extends string> extends Pick<FieldProps, "label" | "hint" | "mark" | "className"> {
  form: TypedForm<Name>;
  name: Name;
  kind?: "line" | "phone" | "code" | "text";
  autoComplete?: string;
  /** Stands beside the control: a button. */
  beside?: (control: ReactNode) => ReactNode;
}

const kinds = {
  line: { read: (text: string) => text, attributes: {} },
  // No length of its own: it would cut what is pasted before its spaces are taken out.
  phone: { read: phoneDigits, attributes: { type: "tel", inputMode: "numeric" } },
  code: { read: (text: string) => digitsOf(text, codeLength), attributes: { inputMode: "numeric" } },
} as const;

/** One field of a form: what stands in it, what is wrong with it. */
export function TypedField<Name extends string>({
  form,
  name,
  kind = "line",
  autoComplete,
  beside = (control) => control,
  ...field
}: TypedFieldProps<Name>) {
  function controlOf(given: FieldControl): ReactNode {
    const common = { ...given, name, autoComplete, value: form.typed[name], onBlur: () => form.leave(name) };
    if (kind === "text") {
      return <Textarea {...common} rows={5} onChange={({ target }) => form.change(name, target.value)} />;
    }
    const { read, attributes } = kinds[kind];
    return <Input {...common} {...attributes} onChange={({ target }) => form.change(name, read(target.value))} />;
  }

  return (
    <Field {...field} error={form.faultOf(name)} isRequired={!field.mark}>
      {(control) => beside(controlOf(control))}
    </Field>
  );
}
