/**
 * Where the shell serves the drawn signs: one SVG file with a symbol for each. Its address has no version, because a fragment does not
 * know which shell it will run in: a sign that was drawn once stays.
 */
export const signsPath = "/_shell/signs.svg";

/** The symbol's id: the code points of what is drawn. */
export function signId(text: string): string {
  return Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join("-");
}

/** For `<use href>`. */
export function signAddress(text: string): string {
  return `${signsPath}#${signId(text)}`;
}
