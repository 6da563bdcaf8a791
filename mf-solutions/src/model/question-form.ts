import { readForm } from "@zhian/contracts/form-faults";
import { type QuestionField, type QuestionForm, questionFormSchema } from "@zhian/contracts/partner-forms";
import { draftKeys } from "./draft-keys.ts";
import type { SiteForm } from "./site-form.ts";

export const questionForm: SiteForm<QuestionField, QuestionForm> = {
  keptAs: draftKeys.question,
  empty: { name: "", phone: "", question: "" },
  parse: (values) => readForm(questionFormSchema, values),
};
