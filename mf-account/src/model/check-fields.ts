import { isName, mostCharacters } from "@zhian/contracts/partner-rules";
import { codeLength, phonePattern } from "@zhian/contracts/quote-rules";

/** Says of what stands in a field which text tells what is wrong with it. */
export type Rule = (value: string) => string | undefined;

const userName = /^[A-Za-z0-9_.\-\p{Script=Han}]{4,32}$/u;
const personalNumber = /^\d{17}[\dX]$/;
const enterpriseNumber = /^[0-9A-HJ-NPQRTUWXY]{18}$/;
const longestKeyName = 64;
const passwordLength = { least: 8, most: 128 };

/** The same rules as the server's, which has the last word: these only save a visitor the way there. */
export const rules = {
  /** A user name that is to be. */
  newName(value) {
    const name = value.normalize("NFKC").trim();
    // Digits alone could be somebody's phone.
    return userName.test(name) && /\D/.test(name) ? undefined : "fault.newName";
  },
  /** A user name, or a phone, that is there already. */
  account: (value) => (value.trim() ? undefined : "fault.account"),
  phone(value) {
    if (value === "") return "fault.phoneMissing";
    return phonePattern.test(value) ? undefined : "fault.phone";
  },
  code: (value) => (new RegExp(`^\\d{${codeLength}}$`).test(value) ? undefined : "fault.code"),
  password: (value) => (value ? undefined : "fault.password"),
  newPassword(value) {
    const { length } = Array.from(value.normalize("NFC"));
    return length >= passwordLength.least && length <= passwordLength.most ? undefined : "fault.newPassword";
  },
  realName: (value) => (value.trim().length >= 2 ? undefined : "fault.realName"),
  personalNumber: (value) => (personalNumber.test(toNumber(value)) ? undefined : "fault.personalNumber"),
  enterpriseNumber: (value) => (enterpriseNumber.test(toNumber(value)) ? undefined : "fault.enterpriseNumber"),
  linkName(value) {
    if (!value.trim()) return "fault.label";
    return isName(value.trim(), mostCharacters.linkName) ? undefined : "fault.linkName";
  },
  keyName(value) {
    if (!value.trim()) return "fault.label";
    return value.trim().length <= longestKeyName ? undefined : "fault.keyName";
  },
} as const satisfies Record<string, Rule>;

/** An identity number as it is meant: without the spaces that it was copied with. */
export function toNumber(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}
