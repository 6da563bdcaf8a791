import { dictionary } from "@zxcvbn-ts/language-common";
import { formFault } from "./account-faults.ts";

/** In characters as a person counts them. */
const passwordLength = { least: 8, most: 128 } as const;

// Unpacked with the first password that is set: who only logs in needs no list.
let common: ReadonlySet<string> | undefined;

/** Whether it is worth a hash at all: more than this nobody can have set. */
export function isTooLong(password: string): boolean {
  const { most } = passwordLength;
  return password.length > most * 2 || lengthOf(password) > most;
}

/** Throws an ApiFault for a password that may not be set. `own` is what somebody who knows its owner tries first. */
export function refuseWeakPassword(password: string, own: readonly string[] = []): void {
  if (isTooLong(password) || lengthOf(password) < passwordLength.least) throw formFault("passwordLength", "password");
  const lower = password.normalize("NFKC").toLowerCase();
  common ??= new Set(dictionary["passwords-common"]);
  if (common.has(lower) || new Set(lower).size < 3) throw formFault("passwordCommon", "password");
  if (own.some((part) => part.length > 3 && lower.includes(part.toLowerCase())))
    throw formFault("passwordOwn", "password");
}

function lengthOf(password: string): number {
  return Array.from(password.normalize("NFC")).length;
}
