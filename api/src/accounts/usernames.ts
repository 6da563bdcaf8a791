import { isPhone } from "@zhian/contracts/quote-rules";

const pattern = /^[\p{Script=Han}a-z0-9_.-]{4,32}$/iu;
const digitsOnly = /^\d+$/;

/** What a name is compared by. */
export function toUsernameKey(username: string): string {
  return username.normalize("NFKC").toLowerCase();
}

/** A name of digits alone could be somebody's phone. */
export function isUsername(text: string): boolean {
  return text.length <= 64 && pattern.test(text.normalize("NFKC")) && !digitsOnly.test(text.normalize("NFKC"));
}

/** What somebody typed to say who they are. */
export type Typed = { kind: "phone"; key: string } | { kind: "name"; key: string };

/** What can be neither name nor phone becomes a name that nobody has. */
export function readTyped(text: string): Typed {
  const trimmed = text.trim();
  if (isPhone(trimmed)) return { kind: "phone", key: trimmed };
  return { kind: "name", key: isUsername(trimmed) ? toUsernameKey(trimmed) : "" };
}
