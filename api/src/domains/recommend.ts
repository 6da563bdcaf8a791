import type { DomainItem } from "@zhian/contracts/domain";
import type { Currency, Locale } from "@zhian/contracts/locale";
import type { NamesRead } from "@zhian/domains/read-names";
import { readWord, type WantedName } from "@zhian/domains/read-word";
import type { Availability } from "./availability.ts";
import { reasonTexts } from "./domain-texts.ts";
import { soldEndings } from "./endings.ts";
import { searchAll } from "./search-domains.ts";

interface RecommendOptions {
  availability: Availability;
  locale: Locale;
  currency: Currency;
}

interface Candidate {
  name: WantedName;
  reason: string;
}

const limitMs = 2_000;
const maxRecommended = 12;
/** More names are checked than shown, since some are taken. */
const maxAsked = 24;
/** Only the first words of a list are used. */
const maxWords = 4;
/** Endings tried with a word before its variants and the other words. */
const firstEndings = 8;
/** Common additions to a word that is taken. */
const around: Readonly<Record<Locale, readonly { part: string; put(word: string): string }[]>> = {
  en: [
    { part: "get", put: (word) => `get${word}` },
    { part: "hq", put: (word) => `${word}hq` },
  ],
  zh: [
    { part: "go", put: (word) => `go${word}` },
    { part: "online", put: (word) => `${word}online` },
  ],
};
const latin = /^[a-z0-9]+$/;

/** Available names beyond the requested ones, best first, each with its reason as its description. */
export async function recommend(asked: NamesRead, options: RecommendOptions): Promise<DomainItem[]> {
  const { availability, locale } = options;
  const seen = new Set(asked.wanted.map(({ ascii }) => ascii));
  const candidates = new Map<string, Candidate>();
  for (const candidate of candidatesFor(asked, options)) {
    const { ascii, name } = candidate.name;
    if (!seen.has(ascii) && candidates.size < maxAsked && !candidates.has(name)) candidates.set(name, candidate);
  }
  const names = [...candidates.values()].map(({ name }) => name);
  const items = await searchAll(names, { availability, locale, limitMs });
  return items
    .filter(({ status }) => status === "UNREGISTERED")
    .slice(0, maxRecommended)
    .map((item) => ({ ...item, description: candidates.get(item.domainName)?.reason ?? "" }));
}

function* candidatesFor({ wanted }: NamesRead, { locale, currency }: RecommendOptions): Generator<Candidate> {
  const words = [...new Set(wanted.map(({ label }) => label))].slice(0, maxWords);
  const ofCountry = currency === "IDR" ? ["id", "co.id", "web.id"] : [];
  const ofLanguage = locale === "zh" ? ["cn", "中国", "com.cn"] : [];
  for (const word of words) {
    for (const ending of ofCountry) yield* named(word, ending, reasonTexts.currency[locale](ending));
    for (const ending of ofLanguage) yield* named(word, ending, reasonTexts.language[locale](ending));
    const joined = word.replaceAll("-", "");
    if (joined !== word) yield* named(joined, "com", reasonTexts.joined[locale]());
    for (const { ending } of soldEndings.slice(0, firstEndings))
      yield* named(word, ending, reasonTexts.ending[locale](ending));
    for (const { part, put } of latin.test(joined) ? around[locale] : []) {
      yield* named(put(joined), "com", reasonTexts.added[locale](part));
    }
  }
  for (const word of words) {
    for (const { ending } of soldEndings.slice(firstEndings))
      yield* named(word, ending, reasonTexts.ending[locale](ending));
  }
}

/** Yields nothing if the ending does not accept the word. */
function* named(word: string, ending: string, reason: string): Generator<Candidate> {
  const read = readWord(`${word}.${ending}`, soldEndings);
  const name = read.kind === "name" ? read.wanted[0] : undefined;
  if (name) yield { name, reason };
}
