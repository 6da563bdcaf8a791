import type { endpoints } from "@zhian/contracts/endpoints";
import { firstFault, readForm } from "@zhian/contracts/form-faults";
import { type ApplicationForm, applicationFormSchema, questionFormSchema } from "@zhian/contracts/partner-forms";
import type * as z from "zod/mini";
import { ApiFault } from "../http/api-fault.ts";
import { partnerFault } from "./partner-faults.ts";

type ApplicationBody = z.output<(typeof endpoints)["cooperation.submit"]["body"]>;
type QuestionBody = z.output<(typeof endpoints)["consult.submit"]["body"]>;

/** Throws an ApiFault for the first field that is wrong, in the order of the form. */
export function readApplication(body: ApplicationBody): ApplicationForm {
  const read = readForm(applicationFormSchema, body);
  if (read.status === "right") return read.form;
  const { field } = firstFault(read.faults);
  throw field === "kind" ? new ApiFault(400) : partnerFault(field);
}

/** Throws an ApiFault for the first field that is wrong, in the order of the form. */
export function readQuestion({ page, ...form }: QuestionBody): QuestionBody {
  const read = readForm(questionFormSchema, form);
  if (read.status === "right") return { page, ...read.form };
  const { field } = firstFault(read.faults);
  throw field === "name" ? partnerFault("contact", field) : partnerFault(field);
}
