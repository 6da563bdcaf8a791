import type { NameFault } from "@zhian/contracts/domain";
import { toAsciiPart, toUnicodePart } from "./ascii-name.ts";
import { areWrittenTogether, looksLatin, scriptsOf } from "./label-scripts.ts";

export interface NamePart {
  /** In Unicode and lower case. */
  text: string;
  ascii: string;
  scripts: ReadonlySet<string>;
}

const longestPart = 63;
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\ufe0f\u20e3]/u;
/** Letters with their marks, digits, the hyphen, and the two signs that count as letters in their scripts. */
const writable = /^[\p{L}\p{M}\p{N}\-〇・]+$/u;
const registrable = /^[\p{L}\p{M}\p{Nd}\-〇・]+$/u;
const plain = /^[a-z0-9-]+$/;

/** Returns the normal form of one part of a name, between its dots, or why there is none. */
export function readPart(typed: string): NamePart | NameFault {
  if (typed === "") return "empty-part";
  if (emoji.test(typed)) return "emoji";
  if (!writable.test(typed)) return "characters";
  // Before `URL` parses it, which rejects some mixtures without a reason.
  if (!areWrittenTogether(scriptsOf(typed))) return "mixed-scripts";
  const ascii = toAsciiPart(typed);
  if (ascii === undefined || !plain.test(ascii)) return "characters";
  if (ascii.startsWith("-") || ascii.endsWith("-")) return "hyphen";
  if (ascii.slice(2, 4) === "--" && !ascii.startsWith("xn--")) return "hyphen";
  if (ascii.length > longestPart) return "long-part";
  const text = toUnicodePart(ascii);
  if (text === undefined) return "punycode";
  return withScripts(text, ascii);
}

function withScripts(text: string, ascii: string): NamePart | NameFault {
  if (emoji.test(text)) return "emoji";
  if (!registrable.test(text)) return "characters";
  const scripts = scriptsOf(text);
  if (scripts.has("Other")) return "characters";
  if (!areWrittenTogether(scripts)) return "mixed-scripts";
  if (looksLatin(text, scripts)) return "lookalike";
  return { text, ascii, scripts };
}
