import * as z from "zod/mini";
import { asFault } from "./form-faults.ts";
import { codeField, nameField, phoneField } from "./form-fields.ts";
import { isText, mostCharacters, partnerKinds } from "./partner-rules.ts";

/** A partner's application, in the order of the form; the page and the api validate with it. */
export const applicationFormSchema = z.object({
  kind: z.enum(partnerKinds, asFault),
  company: nameField(mostCharacters.company),
  contact: nameField(mostCharacters.contact),
  phone: phoneField,
  code: codeField,
  note: z.string(asFault).check(z.refine(isText, asFault), z.trim()),
});
export type ApplicationForm = z.output<typeof applicationFormSchema>;
export type ApplicationField = keyof ApplicationForm;

/** A pre-sales question, in the order of the form; the page and the api validate with it. */
export const questionFormSchema = z.object({
  name: nameField(mostCharacters.contact),
  phone: phoneField,
  question: z.string(asFault).check(
    z.refine((text) => text.trim() !== "" && isText(text), asFault),
    z.trim(),
  ),
});
export type QuestionForm = z.output<typeof questionFormSchema>;
export type QuestionField = keyof QuestionForm;
