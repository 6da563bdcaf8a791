import { codeLength } from "@zhian/contracts/quote-rules";

const phoneLength = 11;
const wholeCode = new RegExp(`(?<!\\d)\\d{${codeLength}}(?!\\d)`);

/** Converts full-width digits, as typed on a Chinese keyboard. */
function toAscii(text: string): string {
  return text.normalize("NFKC");
}

function digitsOf(text: string): string {
  return toAscii(text).replace(/\D/g, "");
}

/** Extracts a code, also from the whole text message. If too long, it stays so: which digits to omit is unknown. */
function codeDigits(text: string): string {
  return wholeCode.exec(toAscii(text))?.[0] ?? digitsOf(text);
}

/** Normalizes a pasted mobile number: removes spaces, dashes and the country code. */
function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  return digits.length > phoneLength ? digits.replace(/^(?:00)?86(?=1)/, "") : digits;
}

/** How each kind of digit field is read, and its length. */
export const digitKinds = {
  phone: { read: phoneDigits, most: phoneLength },
  code: { read: codeDigits, most: codeLength },
} as const;
