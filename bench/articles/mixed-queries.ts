import type { Findable } from "../../api/src/search/search-index.ts";
import { tokenizeText } from "../../api/src/search/tokenize.ts";

/** Seeded: two runs make the same queries. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Realistic queries: codes, one or two words, part of a title, Han and Latin, sometimes a typo or a punctuation mark alone. */
export function mixedQueries(entries: readonly Findable[], count: number): string[] {
  const random = createRandom(7);
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  const titles = entries.flatMap(({ texts }) => [texts.en?.name, texts.zh?.name].filter((name) => name !== undefined));
  const words = titles.flatMap((title) => title.split(/[\s，：:,、]+/)).filter((word) => word.length > 1);
  const codes = entries.flatMap(({ code }) => code ?? []);
  const kinds: (() => string | undefined)[] = [
    () => pick(codes),
    () => pick(words),
    () => `${pick(words)} ${pick(words)}`,
    () => pick(titles),
    () => pick(titles)?.slice(0, 4),
    () => `${pick(words)?.slice(0, -1)}x`,
    () => pick(["云", "%", "a", "安", "xyzzy"]),
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.() ?? "");
}

/** Documents made of the words of the site's own texts, in other orders. */
export function syntheticEntries(entries: readonly Findable[], count: number): Findable[] {
  const random = createRandom(11);
  const texts = entries.map(({ texts: { en, zh }, body = "" }) => `${en?.summary ?? ""} ${zh?.summary ?? ""} ${body}`);
  const words = [...new Set(texts.flatMap((text) => tokenizeText(text)))];
  const say = (length: number) => Array.from({ length }, () => words[random(words.length)]).join(" ");
  return Array.from({ length: count }, (_, index) => ({
    kind: "document",
    link: `/document/made/${index}`,
    code: null,
    aliases: [],
    texts: { en: { name: say(6), summary: say(12) } },
    body: say(20),
  }));
}
