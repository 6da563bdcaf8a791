import { keptInTab } from "@zhian/fragment/kept-in-tab";
import { useEffect, useState } from "react";
import { type FormShape, fieldsOf, readDraft, type Typed } from "../model/typed-form.ts";
import { useFormText } from "./use-form-text.ts";

export interface TypedForm<Field extends string> {
  typed: Typed<Field>;
  change(field: Field, text: string): void;
  /** A field was left: from now on it is said what is wrong with it. */
  leave(field: Field): void;
  /** Shows what is wrong with these fields, or all of them; gives the first. */
  check(fields?: readonly Field[]): Field | undefined;
  /** What is to be said of a field: the server's word first, since it knows more. */
  faultOf(field: Field): string | undefined;
  refuse(field: Field, said: string): void;
  /** It has been sent: the tab no longer keeps it. */
  clear(): void;
}

/** What stands in a form. The tab keeps it until it is sent, over reloading and leaving the page. */
export function useTypedForm<Field extends string>(shape: FormShape<Field>): TypedForm<Field> {
  const text = useFormText();
  const [draft] = useState(() => keptInTab(shape.keptAs, (kept) => readDraft(shape, kept)));
  const [typed, setTyped] = useState(() => draft.read() ?? shape.empty);
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});

  useEffect(() => draft.write(typed === shape.empty ? undefined : typed), [draft, typed, shape]);

  return {
    typed,
    change(field, text) {
      setTyped((last) => ({ ...last, [field]: text }));
      setRefused((last) => ({ ...last, [field]: undefined }));
    },
    leave(field) {
      if (typed[field] !== shape.empty[field]) setJudged((last) => new Set([...last, field]));
    },
    check(fields = fieldsOf(shape)) {
      setJudged((last) => new Set([...last, ...fields]));
      return fields.find((field) => shape.rules[field](typed[field]));
    },
    faultOf(field) {
      const fault = judged.has(field) ? shape.rules[field](typed[field]) : undefined;
      return refused[field] ?? (fault && text(fault));
    },
    refuse: (field, said) => setRefused((last) => ({ ...last, [field]: said })),
    clear() {
      setTyped(shape.empty);
      setJudged(new Set());
      setRefused({});
    },
  };
}
