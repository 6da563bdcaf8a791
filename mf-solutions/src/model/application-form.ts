import { readForm } from "@zhian/contracts/form-faults";
import { type ApplicationField, type ApplicationForm, applicationFormSchema } from "@zhian/contracts/partner-forms";
import { draftKeys } from "./draft-keys.ts";
import type { SiteForm } from "./site-form.ts";

export const applicationForm: SiteForm<ApplicationField, ApplicationForm> = {
  keptAs: draftKeys.application,
  empty: { kind: "isv", company: "", contact: "", phone: "", code: "", note: "" },
  parse: (values) => readForm(applicationFormSchema, values),
};
