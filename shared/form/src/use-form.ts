import type { Answer } from "@zhian/http/answer";
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FormOptions, Parsed } from "./form-options.ts";
import { useErrors } from "./use-errors.ts";
import { useOneCall } from "./use-one-call.ts";
import { fieldsOf, readValues, type Values } from "./values.ts";

export type Submitted<Data> =
  | Answer<Data>
  /** Not sent: a field is invalid. */
  | { status: "invalid" }
  /** Not sent: an earlier call is still pending. */
  | { status: "underway" };

export interface FormState<Field extends string, Form = unknown> {
  /** Props of the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onChange(event: SyntheticEvent): void;
    onCompositionEnd(event: SyntheticEvent): void;
    onBlur(event: SyntheticEvent): void;
  };
  /** Default values of the controls, which are uncontrolled. */
  initial: Values<Field>;
  read(): Values<Field>;
  errorOf(field: Field): string | undefined;
  /** Must be called after script has changed a control. */
  changed(field: Field): void;
  /** Resolves to whether these fields, or all, are valid; shows the faults, and moves to the first. */
  check(asked?: readonly Field[]): Promise<boolean>;
  isBusy: boolean;
  /** Validates, then calls, one call at a time. Moves to the first field that is invalid or rejected. */
  submit<Data>(call: (form: Form) => Promise<Answer<Data>>): Promise<Submitted<Data>>;
  /** Deletes the stored draft, once the input has been sent. */
  forget(): void;
}

/** A form of uncontrolled controls: input from a password manager, or from before hydration, is not lost. */
export function useForm<Field extends string, Form>(options: FormOptions<Field, Form>): FormState<Field, Form> {
  const { empty, known, draft } = options;
  const fields = fieldsOf(empty);
  const place = useRef<HTMLFormElement>(null);
  const [initial] = useState((): Values<Field> => ({ ...(draft?.read() ?? empty), ...known }));
  const read = () => readValues(place.current, empty);
  const { show, refuse, ...errors } = useErrors(options, read);
  const { isBusy, once } = useOneCall();

  useEffect(() => {
    if (fieldsOf(empty).some((field) => initial[field] !== empty[field])) draft?.write(initial);
  }, [draft, empty, initial]);

  function focus(field: Field): void {
    if (options.focus) options.focus(field);
    else place.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  function changed(field: Field | undefined): void {
    if (field === undefined) return;
    draft?.write(read());
    errors.onChange(field);
  }

  async function parse(
    asked: readonly Field[],
  ): Promise<{ isRight: boolean; parsed: Parsed<Field, Form> | undefined }> {
    const parsed = await show(asked);
    const wrong = parsed?.status === "wrong" ? asked.find((field) => parsed.faults[field]) : undefined;
    if (wrong !== undefined) focus(wrong);
    return { isRight: wrong === undefined, parsed };
  }

  async function submit<Data>(call: (form: Form) => Promise<Answer<Data>>): Promise<Submitted<Data>> {
    const { parsed } = await parse(fields);
    if (!parsed) return { status: "unknown", isLost: true };
    if (parsed.status === "wrong") return { status: "invalid" };
    const answer = await call(parsed.form);
    const refused = answer.status === "refused" ? fields.find((field) => field === answer.field) : undefined;
    if (answer.status === "refused" && refused !== undefined) {
      refuse(refused, answer.message);
      focus(refused);
    }
    return answer;
  }

  return {
    props: {
      ref: place,
      noValidate: true,
      onChange: (event) => changed(fieldOf(event, fields)),
      onCompositionEnd: (event) => changed(fieldOf(event, fields)),
      onBlur: (event) => errors.onBlur(fieldOf(event, fields)),
    },
    initial,
    read,
    errorOf: errors.errorOf,
    changed,
    check: async (asked = fields) => (await parse(asked)).isRight,
    isBusy,
    submit: (call) => once(() => submit(call)),
    forget: () => draft?.write(undefined),
  };
}

/** Events are handled at the form, after the control's own handlers, which may have corrected its value. */
function fieldOf<Field extends string>({ target }: SyntheticEvent, fields: readonly Field[]): Field | undefined {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  return fields.find((field) => field === name);
}
