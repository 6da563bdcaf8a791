const words = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
const mixed = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/**
 * Lower-case words; Han text in pairs of neighbours, since it has no spaces and word segmenters split a word differently
 * in a query and in a text. The last character of a run is also a token, so that every character begins some token.
 */
export function tokenizeText(text: string): string[] {
  return split(text).flatMap((part) => (isHan(part) ? [...pairs(part), ...lastSign(part)] : [part]));
}

/** Split like texts, but a run of Han yields only its pairs: the last character alone would match too much. */
export function tokenizeQuery(query: string): string[] {
  return split(query).flatMap((part) => (isHan(part) ? pairs(part) : [part]));
}

export function isHan(token: string): boolean {
  return han.test(token);
}

function split(text: string): string[] {
  const found = text.normalize("NFKC").toLowerCase().match(words) ?? [];
  return found.flatMap((word) => word.match(mixed) ?? []);
}

function pairs(run: string): string[] {
  const signs = Array.from(run);
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

function lastSign(run: string): string[] {
  const signs = Array.from(run);
  return signs.length < 2 ? [] : signs.slice(-1);
}
