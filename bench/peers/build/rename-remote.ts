import { globalName } from "@zhian/contracts/global-name";

/** Replaces every occurrence of one remote's name in a built file with another's. */
export function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(from, to).replaceAll(globalName(from), globalName(to));
}
