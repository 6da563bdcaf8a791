import { codeLength, isCompanyName, phonePattern } from "@zhian/contracts/quote-rules";
import { serverCount } from "@zhian/contracts/quote-words";
import { countText } from "./count-text.ts";
import { type CheckedField, checkedFields, type QuoteForm } from "./quote-form.ts";

/** Key of the text that says what is wrong. */
type FaultKey =
  | "fault.numberMissing"
  | "fault.number"
  | "fault.city"
  | "fault.company"
  | "fault.phoneMissing"
  | "fault.phone"
  | "fault.codeMissing"
  | "fault.code";

export type Faults = Partial<Record<CheckedField, FaultKey>>;

const rules: Readonly<Record<CheckedField, (form: QuoteForm) => FaultKey | undefined>> = {
  number({ number: typed }) {
    const number = countText(typed);
    if (number === "") return "fault.numberMissing";
    const count = /^\d{1,4}$/.test(number) ? Number(number) : 0;
    return count >= serverCount.least && count <= serverCount.most ? undefined : "fault.number";
  },
  province: ({ province, city }) => (province && city ? undefined : "fault.city"),
  compony: ({ compony }) => (isCompanyName(compony.trim()) ? undefined : "fault.company"),
  phone({ phone }) {
    if (phone === "") return "fault.phoneMissing";
    return phonePattern.test(phone) ? undefined : "fault.phone";
  },
  authCode({ authCode }) {
    if (authCode === "") return "fault.codeMissing";
    return authCode.length <= codeLength ? undefined : "fault.code";
  },
};

/** What is wrong with each of the fields; nothing where nothing is. */
export function checkForm(form: QuoteForm, fields: readonly CheckedField[] = checkedFields): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    const fault = rules[field](form);
    if (fault) faults[field] = fault;
  }
  return faults;
}

export function firstFault(faults: Faults): CheckedField | undefined {
  return checkedFields.find((field) => faults[field]);
}
