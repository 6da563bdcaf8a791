import * as z from "zod/mini";
import { asFault } from "./form-faults.ts";
import { isName, isText, mostCharacters, partnerKinds } from "./partner-rules.ts";
import { codePattern, isPhone } from "./quote-rules.ts";

const phone = z.string(asFault).check(z.refine(isPhone, asFault));

function name(most: number) {
  return z.string(asFault).check(
    z.refine((text: string) => isName(text, most), asFault),
    z.trim(),
  );
}

/** An application of a partner, by which the page and the api check it. In the order of the form. */
export const applicationFormSchema = z.object({
  kind: z.enum(partnerKinds, asFault),
  company: name(mostCharacters.company),
  contact: name(mostCharacters.contact),
  phone,
  code: z.string(asFault).check(z.regex(codePattern, asFault)),
  note: z.string(asFault).check(z.refine(isText, asFault), z.trim()),
});
export type ApplicationForm = z.output<typeof applicationFormSchema>;
export type ApplicationField = keyof ApplicationForm;

/** A question before buying, by which the page and the api check it. In the order of the form. */
export const questionFormSchema = z.object({
  name: name(mostCharacters.contact),
  phone,
  question: z.string(asFault).check(
    z.refine((text) => text.trim() !== "" && isText(text), asFault),
    z.trim(),
  ),
});
export type QuestionForm = z.output<typeof questionFormSchema>;
export type QuestionField = keyof QuestionForm;
