/** Left as it was typed, so that what is wrong with it can be said; only another form of the same digits is put right. */
export function countText(text: string): string {
  return text.normalize("NFKC").trim().slice(0, 12);
}
