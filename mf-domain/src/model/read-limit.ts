const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** With three digits after it a point may part thousands, as it does in Indonesia: such a number is not guessed at. */
const amount = /^\d{1,12}(?:\.\d{1,2})?$/;

/** A typed limit, also in full-width digits or with commas. Undefined where there is none, null for an invalid amount. */
export function readLimit(typed: string): number | undefined | null {
  const text = typed.normalize("NFKC").replace(/\s/g, "");
  if (text === "") return undefined;
  const plain = grouped.test(text) ? text.replaceAll(",", "") : text;
  return amount.test(plain) ? Number(plain) : null;
}
