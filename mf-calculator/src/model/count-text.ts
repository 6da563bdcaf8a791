/** Normalizes a number of servers: other forms of digits are converted; invalid input is kept, to be reported. */
export function countText(typed: string): string {
  return typed.normalize("NFKC").trim();
}
