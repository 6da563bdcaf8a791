import { isName, isText, mostCharacters } from "@zhian/contracts/partner-rules";
import { phoneFault } from "./application-form.ts";
import { draftKeys } from "./draft-keys.ts";
import type { FormShape } from "./typed-form.ts";

export type QuestionField = "name" | "phone" | "question";

/** The same rules as the api's, which has the last word. */
export const questionForm: FormShape<QuestionField> = {
  keptAs: draftKeys.question,
  empty: { name: "", phone: "", question: "" },
  rules: {
    name: (typed) => (isName(typed, mostCharacters.contact) ? undefined : "fault.contact"),
    phone: phoneFault,
    question: (typed) => (typed.trim() !== "" && isText(typed) ? undefined : "fault.question"),
  },
};
