import { globalName } from "@zhian/contracts/global-name";

/** A built file with each mention of the one remote made a mention of the other. */
export function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(from, to).replaceAll(globalName(from), globalName(to));
}
