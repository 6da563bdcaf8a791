import { isUserName } from "@zhian/contracts/account-rules";
import { isPhone } from "@zhian/contracts/quote-rules";

/** The form in which names are compared. */
export function toUserNameKey(username: string): string {
  return username.normalize("NFKC").toLowerCase();
}

/** A visitor's input to identify an account. */
export type Typed = { kind: "phone"; key: string } | { kind: "name"; key: string };

/** Input that is neither a possible name nor a phone becomes a name that no account has. */
export function readTyped(text: string): Typed {
  const trimmed = text.trim();
  if (isPhone(trimmed)) return { kind: "phone", key: trimmed };
  return { kind: "name", key: isUserName(trimmed) ? toUserNameKey(trimmed) : "" };
}
