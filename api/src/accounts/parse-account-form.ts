import { type AccountForm, accountForms } from "@zhian/contracts/account-forms";
import { parseForm } from "../http/parse-form.ts";
import { accountFaults } from "./account-faults.ts";

/** Parses one of the forms to sign in, register or set a password. Throws an ApiFault. */
export function parseAccountForm<Name extends keyof typeof accountFaults>(
  name: Name,
  body: unknown,
): AccountForm<Name> {
  return parseForm(accountForms[name], body, (field) => accountFaults[name][field]());
}
