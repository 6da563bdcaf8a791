import { codeLength } from "@zhian/contracts/quote-rules";

const phoneLength = 11;
const wholeCode = new RegExp(`(?<!\\d)\\d{${codeLength}}(?!\\d)`);

/** Full-width digits are digits, as they are typed on a Chinese keyboard. */
function toAscii(text: string): string {
  return text.normalize("NFKC");
}

function digitsOf(text: string): string {
  return toAscii(text).replace(/\D/g, "");
}

/** A code, also from the whole message that brought it. What is too long stays so: nobody knows which digits to leave out. */
function codeDigits(text: string): string {
  return wholeCode.exec(toAscii(text))?.[0] ?? digitsOf(text);
}

/** A mobile number as it is pasted from elsewhere: with spaces, dashes, and the country's code before it. */
function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  return digits.length > phoneLength ? digits.replace(/^(?:00)?86(?=1)/, "") : digits;
}

/** What a field of digits holds, and how many of them. */
export const digitKinds = {
  phone: { read: phoneDigits, most: phoneLength },
  code: { read: codeDigits, most: codeLength },
} as const;
