import { isPlainName } from "./quote-rules.ts";

export const partnerKinds = ["isv", "delivery", "channel"] as const;

/** Maximum lengths in the forms for partners and questions, in code points: the same in the form and in the api. */
export const mostCharacters = { company: 64, contact: 32, linkName: 32, text: 500 } as const;

const invisible = /[\p{Cs}\p{Co}]|[^\P{Cc}\n\t]/u;

export function isName(text: string, most: number): boolean {
  return text.trim() !== "" && isPlainName(text, most);
}

/** Free text of several lines. Characters that cannot be typed are refused. */
export function isText(text: string): boolean {
  return Array.from(text).length <= mostCharacters.text && !invisible.test(text.replaceAll("\r\n", "\n"));
}
