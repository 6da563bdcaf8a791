const brackets = String.raw`()<>\[\]{}「」『』【】〈〉《》〔〕`;
const quotes = "\"'`´“”‘’„‚«»‹›";
/** Spreadsheets and messengers mark the direction of copied text. */
const marks = String.raw`\u200c-\u200f\u202a-\u202e\u2066-\u2069`;
/** A list's number that stands right before its word. */
const listNumber = String.raw`[(\[{【]?\d{1,3}[)\]}】]|[\u2460-\u249b]`;

const before = new RegExp(`^(?:${listNumber}|[${brackets}${quotes}${marks}])+`, "u");
const closing = `[${brackets}${quotes}${marks}.!?…。｡]`;
// Looks at a run of them once: a long one that ends nothing would otherwise be tried from each of its characters.
const after = new RegExp(`(?<!${closing})${closing}+$`, "u");

/** A copied word without its surroundings: brackets, quotation marks, the end of a sentence, a list's number. */
export function stripPunctuation(typed: string): string {
  // ASCII in full width, from the exclamation mark to the tilde, as a Chinese keyboard types it.
  const narrow = typed.replace(/[\uff01-\uff5e]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  const bare = narrow.replace(before, "").replace(after, "");
  return bare === "" ? narrow : bare;
}
