/** A number of servers in normal form: other forms of the same digits are converted, and a wrong input stays, to be reported. */
export function countText(typed: string): string {
  return typed.normalize("NFKC").trim();
}
