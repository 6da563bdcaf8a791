import * as z from "zod/mini";
import { isPasskeyName, isPasswordLength, isUserName } from "./account-rules.ts";
import { asFault, type ReadForm, readForm } from "./form-faults.ts";
import { codeField, nameField, phoneField } from "./form-fields.ts";
import { mostCharacters } from "./partner-rules.ts";
import { isCreditCode, isEnterpriseName, isIdentityNumber, isPersonName, toIdentityNumber } from "./real-name.ts";

/** User name or phone of an account that may exist. */
const account = z.string(asFault).check(z.trim(), z.minLength(1, asFault));
const presentPassword = z.string(asFault).check(z.minLength(1, asFault));
/** Checks the length only; the list of common passwords is in the api. */
const newPassword = z.string(asFault).check(z.refine(isPasswordLength, asFault));
const newUserName = z.string(asFault).check(z.trim(), z.normalize("NFKC"), z.refine(isUserName, asFault));

function realName(isRealName: (name: string) => boolean, isNumber: (number: string) => boolean) {
  return z.object({
    name: z.string(asFault).check(z.trim(), z.refine(isRealName, asFault)),
    number: z.string(asFault).check(z.overwrite(toIdentityNumber), z.refine(isNumber, asFault)),
  });
}

/**
 * The forms of an account, each with its fields in order; the page and the api validate with them. They need a schema library, so the
 * browser loads them when the first field is entered.
 */
export const accountForms = {
  signIn: z.object({ username: account, password: presentPassword }),
  signInByPhone: z.object({ phone: phoneField, code: codeField }),
  registration: z.object({ username: newUserName, phone: phoneField, code: codeField, password: newPassword }),
  /** First and second step for a forgotten password: a code sent to the account's phone. */
  resetCode: z.object({ account, code: codeField }),
  /** Third step. */
  resetPassword: z.object({ password: newPassword }),
  passwordChange: z.object({ present: presentPassword, password: newPassword }),
  personalRealName: realName(isPersonName, isIdentityNumber),
  enterpriseRealName: realName(isEnterpriseName, isCreditCode),
  referralLink: z.object({ name: nameField(mostCharacters.linkName) }),
  passkeyName: z.object({
    name: z.string(asFault).check(z.trim(), z.minLength(1, asFault), z.refine(isPasskeyName, asFault)),
  }),
} as const;

export type AccountFormName = keyof typeof accountForms;
export type AccountForm<Name extends AccountFormName> = z.output<(typeof accountForms)[Name]>;
export type AccountField<Name extends AccountFormName> = keyof AccountForm<Name> & string;

export function readAccountForm<Name extends AccountFormName>(name: Name, given: unknown): ReadForm<AccountForm<Name>> {
  return readForm(accountForms[name], given);
}
