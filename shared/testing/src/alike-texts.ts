/** All texts of a page, by language. */
export interface PageTexts {
  name: string;
  en: readonly string[];
  zh: readonly string[];
}

/** All texts in plain data. */
export function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}

/** Pairs of pages that share more than `share` of the smaller one's sequences of five words (or five Han characters). */
export function alikePairs(pages: readonly PageTexts[], share = 0.2): string[] {
  const grams = pages.map(({ name, en, zh }) => ({ name, en: fiveGrams(wordsOf(en)), zh: fiveGrams(hanOf(zh)) }));
  return pairsOf(grams).flatMap(([one, other]) =>
    (["en", "zh"] as const)
      .filter((locale) => overlap(one[locale], other[locale]) > share)
      .map((locale) => `${one.name} and ${other.name} in ${locale}`),
  );
}

/** Pages with too few words to be compared. */
export function shortPages(pages: readonly PageTexts[], least = 300): string[] {
  return pages.filter(({ en }) => fiveGrams(wordsOf(en)).size < least).map(({ name }) => name);
}

/** Sentences of at least eight English words or twelve Han characters that two pages have, except those in `ofAll`. */
export function sharedSentences(
  pages: readonly PageTexts[],
  ofAll: Pick<PageTexts, "en" | "zh"> = { en: [], zh: [] },
): string[] {
  const common = sentencesOf(ofAll);
  const sentences = pages.map((page) => ({ name: page.name, own: sentencesOf(page) }));
  return pairsOf(sentences).flatMap(([one, other]) =>
    [...one.own]
      .filter((sentence) => other.own.has(sentence) && !common.has(sentence))
      .map((sentence) => `${one.name}, ${other.name}: ${sentence}`),
  );
}

function sentencesOf({ en, zh }: Pick<PageTexts, "en" | "zh">): Set<string> {
  const english = en.flatMap((text) => text.split(/(?<=[.?!]) /));
  const chinese = zh.flatMap((text) => text.split(/(?<=[。？！])/));
  return new Set([
    ...english.filter((sentence) => sentence.split(" ").length >= 8),
    ...chinese.filter((sentence) => hanOf([sentence]).length >= 12),
  ]);
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

function wordsOf(texts: readonly string[]): string[] {
  return (
    texts
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

function hanOf(texts: readonly string[]): string[] {
  return texts.join(" ").match(/\p{Script=Han}/gu) ?? [];
}

function fiveGrams(words: readonly string[]): Set<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** The share of the smaller set that is also in the other. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const shared = [...small].filter((gram) => large.has(gram)).length;
  return small.size === 0 ? 0 : shared / small.size;
}
