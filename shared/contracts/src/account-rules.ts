/** Rules of the account forms: the same in the page and in the api. Lengths are in code points, as people count characters. */

const userName = /^[A-Za-z0-9_.\-\p{Script=Han}]{4,32}$/u;

/** A name of only digits could be a visitor's phone number. */
export function isUserName(text: string): boolean {
  const name = text.normalize("NFKC");
  return text.length <= 64 && userName.test(name) && /\D/.test(name);
}

const passwordLength = { least: 8, most: 128 } as const;

/** It cannot be anyone's password, so it need not be hashed. */
export function isTooLongPassword(password: string): boolean {
  const { most } = passwordLength;
  return password.length > most * 2 || lengthOf(password) > most;
}

/** Whether a new password may have this length. */
export function isPasswordLength(password: string): boolean {
  return !isTooLongPassword(password) && lengthOf(password) >= passwordLength.least;
}

function lengthOf(password: string): number {
  return Array.from(password.normalize("NFC")).length;
}

const passkeyNameMaxLength = 64;

export function isPasskeyName(text: string): boolean {
  return Array.from(text).length <= passkeyNameMaxLength;
}
