const rowId = /\b(?:F-\d{2,3}|L-\d{2}|B-[GARS]-\d{2})\b/g;

/** The row ids in a text, in order. */
export function rowIdsIn(text: string): string[] {
  return text.match(rowId) ?? [];
}
