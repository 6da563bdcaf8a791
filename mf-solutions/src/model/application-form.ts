import { isName, isText, mostCharacters } from "@zhian/contracts/partner-rules";
import { codePattern, phonePattern } from "@zhian/contracts/quote-rules";
import { draftKeys } from "./draft-keys.ts";
import type { FaultText } from "./form-texts.ts";
import type { FormShape } from "./typed-form.ts";

export const partnerKinds = ["isv", "delivery", "channel"] as const;
export type ApplicationField = "kind" | "company" | "contact" | "phone" | "code" | "note";

/** The same rules as the api's, which has the last word. */
export const applicationForm: FormShape<ApplicationField> = {
  keptAs: draftKeys.application,
  empty: { kind: "isv", company: "", contact: "", phone: "", code: "", note: "" },
  rules: {
    kind: (typed) => (partnerKinds.some((kind) => kind === typed) ? undefined : "fault.kind"),
    company: (typed) => (isName(typed, mostCharacters.company) ? undefined : "fault.company"),
    contact: (typed) => (isName(typed, mostCharacters.contact) ? undefined : "fault.contact"),
    phone: phoneFault,
    code: (typed) => (codePattern.test(typed) ? undefined : "fault.code"),
    note: (typed) => (isText(typed) ? undefined : "fault.note"),
  },
};

export function phoneFault(typed: string): FaultText | undefined {
  if (typed === "") return "fault.phoneMissing";
  return phonePattern.test(typed) ? undefined : "fault.phone";
}
