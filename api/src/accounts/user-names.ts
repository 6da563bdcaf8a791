import { isUserName } from "@zhian/contracts/account-rules";
import { isPhone } from "@zhian/contracts/quote-rules";

/** What a name is compared by. */
export function toUserNameKey(username: string): string {
  return username.normalize("NFKC").toLowerCase();
}

/** What somebody typed to say who they are. */
export type Typed = { kind: "phone"; key: string } | { kind: "name"; key: string };

/** What can be neither name nor phone becomes a name that nobody has. */
export function readTyped(text: string): Typed {
  const trimmed = text.trim();
  if (isPhone(trimmed)) return { kind: "phone", key: trimmed };
  return { kind: "name", key: isUserName(trimmed) ? toUserNameKey(trimmed) : "" };
}
