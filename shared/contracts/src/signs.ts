/**
 * Path at which the shell serves the signs: one SVG file with a symbol for each. It has no version, because a fragment does not know
 * which shell it will run in: signs are never removed.
 */
export const signsPath = "/_shell/signs.svg";

/** The symbol's id: the code points of the text. */
export function signId(text: string): string {
  return Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join("-");
}

/** For `<use href>`. */
export function signAddress(text: string): string {
  return `${signsPath}#${signId(text)}`;
}
