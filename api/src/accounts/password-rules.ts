import { dictionary } from "@zxcvbn-ts/language-common";
import { formFault } from "./account-faults.ts";

// Unpacked when the first password is set: logging in needs no list.
let common: ReadonlySet<string> | undefined;

/** Throws an ApiFault for a password that is easy to guess. `own`: the owner's data, which an acquaintance would try first. */
export function refuseWeakPassword(password: string, own: readonly string[] = []): void {
  const lower = password.normalize("NFKC").toLowerCase();
  common ??= new Set(dictionary["passwords-common"]);
  if (common.has(lower) || new Set(lower).size < 3) throw formFault("passwordCommon", "password");
  if (own.some((part) => part.length > 3 && lower.includes(part.toLowerCase())))
    throw formFault("passwordOwn", "password");
}
