/** Invisible characters: those that let a line break inside a word, and the mark that editors put at a text's beginning. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/gu;
const separators = /[\s,;，、；]+/u;

const number = String.raw`[([{（［【]?\d{1,3}[.)\]}．）］】]`;
const bullet = String.raw`[-*+•·●▪◦–—]`;
const listMarker = new RegExp(`^(?:${number}|${bullet})$`, "u");
/** "1、" belongs to a list only before a name with an ending: `88、99` are two words. */
const chineseNumber = /(?<=^|[\s,;，；])(\d{1,3})、(?=[^\s,;，、；]+[.。．｡])/gu;

/** The words of a typed or pasted list, without its numbering and its bullets. */
export function splitWords(text: string): string[] {
  const words = withoutChineseNumbers(text.replace(unseen, "")).split(separators).filter(Boolean);
  // At the very end nothing follows that it could number: it was meant.
  return words.filter((word, index) => index === words.length - 1 || !listMarker.test(word));
}

/** Only numbers that count from one are taken for a list's own: any other may be a name. */
function withoutChineseNumbers(text: string): string {
  let next = 1;
  return text.replace(chineseNumber, (marker, typed: string) => {
    if (Number(typed) !== next) return marker;
    next += 1;
    return "";
  });
}
