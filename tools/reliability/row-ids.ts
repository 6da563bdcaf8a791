const rowId = /\b(?:F-\d{2,3}|L-\d{2}|B-[GARS]-\d{2})\b/g;

/** The ids of rows that stand in a text, in their order. */
export function rowIdsIn(text: string): string[] {
  return text.match(rowId) ?? [];
}
