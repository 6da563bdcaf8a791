export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at a reader's words, to highlight them. Single characters other than Han are not highlighted. */
export function cutAtWords(text: string, words: string): Piece[] {
  const wanted = words
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{Script=Han}/u.test(word) || word.length > 1);
  if (wanted.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
  // Splitting by a captured group puts the captures at odd indices.
  return text.split(pattern).flatMap((piece, index) => (piece ? [{ text: piece, isMatch: index % 2 === 1 }] : []));
}
