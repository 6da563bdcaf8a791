/** Tried for a word that comes without an ending. */
const endings = ["com", "id", "co.id", "cn"];
/** As many as one question may hold. */
const maxNames = 100;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

export interface WantedName {
  /** As it was written, in lower case. */
  name: string;
  /** As it is asked for on the wire; differs for names in other letters (`xn--…`). */
  ascii: string;
}

export interface ParsedNames {
  names: WantedName[];
  /** What cannot be a name. */
  invalid: string[];
  isCut: boolean;
}

/** What a text with words and names asks for: a word with four endings, a whole name as it is. */
export function parseNames(text: string): ParsedNames {
  const words = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;，、；]+/)
        .filter(Boolean),
    ),
  ];
  const parsed = words.map((word) => ({ word, names: toNames(word) }));
  const names = parsed.flatMap(({ names: found }) => found ?? []);
  return {
    names: names.slice(0, maxNames),
    invalid: parsed.filter(({ names: found }) => !found).map(({ word }) => word),
    isCut: names.length > maxNames,
  };
}

function toNames(word: string): WantedName[] | undefined {
  const wanted = withoutEnd(word.replace(/^https?:\/\//, ""));
  const full = wanted.includes(".") ? [wanted] : endings.map((ending) => `${wanted}.${ending}`);
  const names = full.map((name) => ({ name, ascii: toAscii(name) }));
  return names.every(({ ascii }) => isName(ascii)) ? names : undefined;
}

/** Without the slashes and dots that a pasted address ends in. */
function withoutEnd(word: string): string {
  let end = word.length;
  while (end > 0 && "/.".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

function isName(ascii: string): boolean {
  const labels = ascii.split(".");
  return (
    ascii.length <= 253 &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** Empty for what no address can hold. */
function toAscii(name: string): string {
  // Only letters of other scripts need the browser's rules, which would read `1.2` as an address.
  if (/^[\x21-\x7e]+$/.test(name)) return name;
  if (/[\s/\\?#@:%]/.test(name)) return "";
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return "";
  }
}
