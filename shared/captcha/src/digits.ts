/** Full-width digits are digits, as they are typed on a Chinese keyboard. */
function toAscii(text: string): string {
  return text.normalize("NFKC");
}

export function digitsOf(text: string, most: number): string {
  return toAscii(text).replace(/\D/g, "").slice(0, most);
}

/** A mobile number as it is pasted from elsewhere: with spaces, dashes, and the country's code before it. */
export function phoneDigits(text: string): string {
  const digits = toAscii(text).replace(/\D/g, "");
  const national = digits.length > 11 ? digits.replace(/^(?:00)?86(?=1)/, "") : digits;
  return national.slice(0, 11);
}
