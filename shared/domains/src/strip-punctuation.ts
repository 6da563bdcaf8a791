const brackets = String.raw`()<>\[\]{}「」『』【】〈〉《》〔〕`;
const quotes = "\"'`´“”‘’„‚«»‹›";
/** Spreadsheets and messengers mark the direction of copied text. */
const marks = String.raw`\u200c-\u200f\u202a-\u202e\u2066-\u2069`;
/** A list number directly before its word. */
const listNumber = String.raw`[(\[{【]?\d{1,3}[)\]}】]|[\u2460-\u249b]`;

const before = new RegExp(`^(?:${listNumber}|[${brackets}${quotes}${marks}])+`, "u");
const closing = `[${brackets}${quotes}${marks}.!?…。｡]`;
// Tries each run once: otherwise, a long run that is not at the end would be tried from each of its characters.
const after = new RegExp(`(?<!${closing})${closing}+$`, "u");

/** Removes what surrounds a copied word: brackets, quotation marks, the end of a sentence, a list number. */
export function stripPunctuation(typed: string): string {
  // Full-width ASCII, from the exclamation mark to the tilde, as a Chinese keyboard types it.
  const narrow = typed.replace(/[\uff01-\uff5e]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  const bare = narrow.replace(before, "").replace(after, "");
  return bare === "" ? narrow : bare;
}
