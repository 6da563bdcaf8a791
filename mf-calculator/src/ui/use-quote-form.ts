import type { EventPayload } from "@zhian/contracts/events";
import { keptInTab } from "@zhian/fragment/kept-in-tab";
import { useEffect, useState } from "react";
import { checkForm, type Faults } from "../model/check-form.ts";
import {
  type CheckedField,
  checkedFields,
  emptyForm,
  type FieldName,
  type QuoteForm,
  readForm,
} from "../model/quote-form.ts";

type Prefill = EventPayload<"calculator.requested">;

const draft = keptInTab("zhian:quote-draft", readForm);

export interface QuoteFormState {
  form: QuoteForm;
  /** Of fields that were left wrong, or sent: nobody is told off before. */
  faults: Faults;
  change(changes: Partial<QuoteForm>): void;
  /** The server's word on a field, until that is changed. */
  refused: Partial<Record<CheckedField, string>>;
  refuse(field: CheckedField, message: string): void;
  /** A field was left. */
  leave(field: CheckedField): void;
  /** Shows what is wrong with these fields, and says it. */
  check(fields?: readonly CheckedField[]): Faults;
  /** It has been sent: the tab no longer keeps it. */
  release(): void;
}

/** What stands in the form. The tab keeps it until it is sent, over closing, reloading and leaving the page. */
export function useQuoteForm(prefill: Prefill): QuoteFormState {
  const [form, setForm] = useState(() => ({ ...(draft.read() ?? emptyForm), ...toForm(prefill) }));
  const [edited, setEdited] = useState<ReadonlySet<FieldName>>(new Set());
  const [judged, setJudged] = useState<ReadonlySet<CheckedField>>(new Set());
  const [isKept, setKept] = useState(true);
  const [refused, setRefused] = useState<Partial<Record<CheckedField, string>>>({});

  useEffect(() => draft.write(isKept ? form : undefined), [form, isKept]);

  return {
    form,
    faults: checkForm(form, [...judged]),
    refused,
    refuse: (field, message) => setRefused((last) => ({ ...last, [field]: message })),
    change(changes) {
      setForm((last) => ({ ...last, ...changes }));
      // The keys of a part of a form are fields.
      const names = Object.keys(changes) as FieldName[];
      setEdited((last) => new Set([...last, ...names]));
      setRefused((last) => ({ ...last, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
      setKept(true);
    },
    leave(field) {
      if (edited.has(field)) setJudged((last) => new Set([...last, field]));
    },
    check(fields = checkedFields) {
      setJudged((last) => new Set([...last, ...fields]));
      return checkForm(form, fields);
    },
    release: () => setKept(false),
  };
}

function toForm({ rank, style, number }: Prefill): Partial<QuoteForm> {
  return {
    ...(rank && { rank }),
    ...(style && { style }),
    ...(number !== undefined && { number: String(number) }),
  };
}
