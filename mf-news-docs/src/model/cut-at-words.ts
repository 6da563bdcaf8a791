export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text cut where a reader's words occur in it, for marking. A sign alone that is no Han sign marks nothing. */
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
