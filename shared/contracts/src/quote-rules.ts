/** What the quote form takes: the same rules in the form and in the api. */

/** A mobile number of the mainland: eleven ASCII digits of a known prefix. Nothing in it repeats without a bound: linear time. */
const phonePattern = /^1(3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/;

/** Its length first: a pattern is not asked about what cannot be one. */
export function isPhone(text: string): boolean {
  return text.length === 11 && phonePattern.test(text);
}

export const codeLength = 6;
export const codePattern = new RegExp(`^\\d{${codeLength}}$`);

/** In characters as people count them: code points. */
const companyMaxLength = 32;

const unusual = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * Whether a person or a company may have this name. No markup, pictures or control characters, and nothing that a spreadsheet takes for a
 * formula when a list of names is opened in one. No name at all is fine.
 */
export function isPlainName(text: string, most: number): boolean {
  return Array.from(text).length <= most && !unusual.test(text) && !/^\s*[=+\-@]/.test(text);
}

export function isCompanyName(text: string): boolean {
  return isPlainName(text, companyMaxLength);
}

/** Shown instead of an amount where there is no price. */
export const noPrice = "暂不支持";
