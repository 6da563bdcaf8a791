/** Parses the wire's decimal text as USD, for display; returns null for a word instead. */
export function usdOf(amount: string): number | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}
