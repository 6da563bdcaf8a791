import type { endpoints } from "@zhian/contracts/endpoints";
import { isName, isText, mostCharacters } from "@zhian/contracts/partner-rules";
import { codePattern } from "@zhian/contracts/quote-rules";
import type * as z from "zod/mini";
import { isPhone } from "../quote/read-quote-form.ts";
import { partnerFault } from "./partner-faults.ts";

type ApplicationBody = z.output<(typeof endpoints)["cooperation.submit"]["body"]>;
type QuestionBody = z.output<(typeof endpoints)["consult.submit"]["body"]>;

/** Throws an ApiFault for the first field that is wrong, in the order of the form. */
export function readApplication({ kind, company, contact, phone, code, note }: ApplicationBody): ApplicationBody {
  if (!isName(company, mostCharacters.company)) throw partnerFault("company");
  if (!isName(contact, mostCharacters.contact)) throw partnerFault("contact");
  if (!isPhone(phone)) throw partnerFault("phone");
  if (!codePattern.test(code)) throw partnerFault("code");
  if (!isText(note)) throw partnerFault("note");
  return { kind, company: company.trim(), contact: contact.trim(), phone, code, note: note.trim() };
}

/** Throws an ApiFault for the first field that is wrong, in the order of the form. */
export function readQuestion({ page, name, phone, question }: QuestionBody): QuestionBody {
  if (!isName(name, mostCharacters.contact)) throw partnerFault("contact", "name");
  if (!isPhone(phone)) throw partnerFault("phone");
  if (question.trim() === "" || !isText(question)) throw partnerFault("question");
  return { page, name: name.trim(), phone, question: question.trim() };
}
