const personName = /^[\p{Script=Han}\p{L}·. ]{2,64}$/u;
const enterpriseName = /^[\p{Script=Han}\p{L}\p{N}·.,&()（） -]{4,100}$/u;
const identityPattern = /^[1-9]\d{5}(?:19|20)\d{9}[\dX]$/;
const creditPattern = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** GB 11643: weights of the first 17 digits, and the check digit for each remainder modulo 11. */
const identityWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const identityChecks = "10X98765432";
/** GB 32100: the digits of base 31, and the weights of the first 17. */
const creditDigits = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;

export function isPersonName(name: string): boolean {
  return personName.test(name);
}

export function isEnterpriseName(name: string): boolean {
  return enterpriseName.test(name);
}

/** Normalises a number: without spaces, in ASCII and upper case. */
export function toIdentityNumber(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}

/** Whether it can be a resident identity card number, by its date of birth and check digit. */
export function isIdentityNumber(number: string): boolean {
  if (!identityPattern.test(number) || !isDate(number.slice(6, 14))) return false;
  const sum = identityWeights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return identityChecks[sum % identityChecks.length] === number.at(-1);
}

function isDate(text: string): boolean {
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && date.getTime() < Date.now();
}

/** Whether it can be a unified social credit code, by its check digit. */
export function isCreditCode(number: string): boolean {
  if (!creditPattern.test(number)) return false;
  const sum = creditWeights.reduce(
    (total, weight, place) => total + weight * creditDigits.indexOf(number[place] ?? ""),
    0,
  );
  const base = creditDigits.length;
  return creditDigits[(base - (sum % base)) % base] === number.at(-1);
}
