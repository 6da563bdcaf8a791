import type { endpoints } from "@zhian/contracts/endpoints";
import { type ApplicationForm, applicationFormSchema, questionFormSchema } from "@zhian/contracts/partner-forms";
import type * as z from "zod/mini";
import { ApiFault } from "../http/api-fault.ts";
import { parseForm } from "../http/parse-form.ts";
import { partnerFault } from "./partner-faults.ts";

type ApplicationBody = z.output<(typeof endpoints)["cooperation.submit"]["body"]>;
type QuestionBody = z.output<(typeof endpoints)["consult.submit"]["body"]>;

/** Throws an ApiFault for the first wrong field. */
export function readApplication(body: ApplicationBody): ApplicationForm {
  return parseForm(applicationFormSchema, body, (field) =>
    field === "kind" ? new ApiFault(400) : partnerFault(field),
  );
}

/** Throws an ApiFault for the first wrong field. */
export function readQuestion({ page, ...form }: QuestionBody): QuestionBody {
  const question = parseForm(questionFormSchema, form, (field) =>
    field === "name" ? partnerFault("contact", field) : partnerFault(field),
  );
  return { page, ...question };
}
