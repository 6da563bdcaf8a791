/** A number of servers as it is meant: another form of the same digits is put right, and what is wrong stays, so that it can be said. */
export function countText(typed: string): string {
  return typed.normalize("NFKC").trim();
}
