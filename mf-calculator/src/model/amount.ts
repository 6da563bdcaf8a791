/** USD of the wire's decimal text, to be shown; null for what is a word instead. */
export function usdOf(amount: string): number | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}
