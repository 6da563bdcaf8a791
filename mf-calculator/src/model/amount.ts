/** USD from the wire's decimal text, for display; null where it is a word instead. */
export function usdOf(amount: string): number | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}
