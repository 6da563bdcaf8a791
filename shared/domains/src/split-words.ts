/** Invisible characters: those that allow a line break inside a word, and the byte order mark. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/gu;
const separators = /[\s,;，、；]+/u;

const number = String.raw`[([{（［【]?\d{1,3}[.)\]}．）］】]`;
const bullet = String.raw`[-*+•·●▪◦–—]`;
const listMarker = new RegExp(`^(?:${number}|${bullet})$`, "u");
/** "1、" is a list number only before a name with an ending: `88、99` are two words. */
const chineseNumber = /(?<=^|[\s,;，；])(\d{1,3})、(?=[^\s,;，、；]+[.。．｡])/gu;

/** Returns the words of a typed or pasted list, without its numbering and bullets. */
export function splitWords(text: string): string[] {
  const words = withoutChineseNumbers(text.replace(unseen, "")).split(separators).filter(Boolean);
  // At the end, there is nothing for it to number, so it is a word.
  return words.filter((word, index) => index === words.length - 1 || !listMarker.test(word));
}

/** Only numbers that count up from one are treated as list numbers: any other may be a name. */
function withoutChineseNumbers(text: string): string {
  let next = 1;
  return text.replace(chineseNumber, (marker, typed: string) => {
    if (Number(typed) !== next) return marker;
    next += 1;
    return "";
  });
}
