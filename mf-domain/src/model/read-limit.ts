const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** A point before three digits may separate thousands, as in Indonesia: such a number is not guessed at. */
const amount = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Reads a typed limit, also in full-width digits or with commas. Undefined if empty, null for an invalid amount. */
export function readLimit(typed: string): number | undefined | null {
  const text = typed.normalize("NFKC").replace(/\s/g, "");
  if (text === "") return undefined;
  const plain = grouped.test(text) ? text.replaceAll(",", "") : text;
  return amount.test(plain) ? Number(plain) : null;
}
