/** Rules of the quote form: the same in the form and in the api. */

/** A mobile number of mainland China: eleven ASCII digits with a known prefix. No repetition is unbounded: linear time. */
const phonePattern = /^1(3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/;

/** Checks the length first, so that the pattern never runs on long texts. */
export function isPhone(text: string): boolean {
  return text.length === 11 && phonePattern.test(text);
}

export const codeLength = 6;
export const codePattern = new RegExp(`^\\d{${codeLength}}$`);

/** In code points, as people count characters. */
const companyMaxLength = 32;

const unusual = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * Whether a person or a company may have this name. No markup, emoji or control characters, and nothing that a spreadsheet treats as a
 * formula when it opens a list of names. An empty name is accepted.
 */
export function isPlainName(text: string, most: number): boolean {
  return Array.from(text).length <= most && !unusual.test(text) && !/^\s*[=+\-@]/.test(text);
}

export function isCompanyName(text: string): boolean {
  return isPlainName(text, companyMaxLength);
}

/** Shown instead of an amount if there is no price. */
export const noPrice = "暂不支持";
