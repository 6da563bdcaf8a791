import type { ApplicationField, QuestionField } from "@zhian/contracts/partner-forms";
import { type FormState, useForm } from "@zhian/form/use-form";
import { readDraft } from "@zhian/form/values";
import { sessionDraft } from "@zhian/fragment/session-draft";
import { useState } from "react";
import type { SiteForm } from "../model/site-form.ts";
import { useFormText } from "./use-form-text.ts";

type SiteField = ApplicationField | QuestionField;

export function useSiteForm<Field extends SiteField, Form extends Record<Field, unknown>>({
  keptAs,
  empty,
  parse,
}: SiteForm<Field, Form>): FormState<Field, Form> {
  const text = useFormText();
  const [draft] = useState(() => sessionDraft(keptAs, (kept) => readDraft(kept, empty)));
  return useForm<Field, Form>({
    empty,
    draft,
    parse: async (values) => parse(values),
    messageOf(field: SiteField, fault) {
      return text(field === "phone" && fault === "missing" ? "fault.phoneMissing" : `fault.${field}`);
    },
    mode: "blur",
  });
}
