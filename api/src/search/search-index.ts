import type { SearchHit } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import MiniSearch, { type SearchResult } from "minisearch";
import { pickText, type SearchEntry } from "../content/content.ts";
import { rank } from "./rank.ts";
import { isHan, tokenizeQuery, tokenizeText } from "./tokenize.ts";

interface Document {
  link: string;
  code: string;
  name: string;
  aliases: string;
  summary: string;
  body: string;
}

/** An entry of the search index. */
export interface Findable extends SearchEntry {
  /** The words of a text, in both languages. */
  body?: string;
  /** ISO 8601; not found before then. */
  publishedAt?: string;
}

interface SearchQuestion {
  q: string;
  locale: Locale;
  limit: number;
  now?: Date;
}

export interface SearchIndex {
  /** Best first; `total` counts all hits, including those beyond `limit`. */
  search(question: SearchQuestion): { hits: SearchHit[]; total: number };
}

const shortestFuzzyWord = 4;

/** Finds an entry by its code, its name or its purpose in either language, whatever the language of the response. */
export function createSearchIndex(entries: readonly Findable[]): SearchIndex {
  const byLink = new Map(entries.map((entry) => [entry.link, entry]));
  const index = new MiniSearch<Document>({
    idField: "link",
    fields: ["code", "name", "aliases", "summary", "body"],
    tokenize: tokenizeText,
    searchOptions: {
      tokenize: tokenizeQuery,
      boost: { code: 8, name: 4, aliases: 3, summary: 1.5 },
      prefix: true,
      combineWith: "AND",
    },
  });
  index.addAll(entries.map(toDocument));

  return {
    search({ q, locale, limit, now = new Date() }) {
      const found = firstHits(
        () => index.search(q),
        () => index.search(q, { fuzzy }),
        () => index.search(q, { fuzzy, combineWith: "OR" }),
      );
      const published = found
        .flatMap(({ id }) => byLink.get(id) ?? [])
        .filter(({ publishedAt }) => publishedAt === undefined || new Date(publishedAt) <= now);
      const hits = rank(published, q)
        .slice(0, limit)
        .flatMap((entry) => toHit(entry, locale));
      return { hits, total: published.length };
    },
  };
}

/** A Han pair with a different character is another word, and so is a short code with a different letter: vss, mss. */
function fuzzy(term: string): number | false {
  return isHan(term) || term.length < shortestFuzzyWord ? false : 0.2;
}

/** Each attempt is laxer than the previous one: a typo is tolerated only if no word matches exactly. */
function firstHits(...attempts: (() => SearchResult[])[]): SearchResult[] {
  for (const attempt of attempts) {
    const hits = attempt();
    if (hits.length > 0) return hits;
  }
  return [];
}

function toDocument({ link, code, aliases, texts, body = "" }: Findable): Document {
  const both = [texts.en, texts.zh].filter((text) => text !== undefined);
  return {
    link,
    code: code ?? "",
    name: both.map(({ name }) => name).join(" "),
    aliases: aliases.join(" "),
    summary: both.map(({ summary }) => summary).join(" "),
    body,
  };
}

function toHit(entry: SearchEntry, locale: Locale): SearchHit[] {
  const text = pickText(entry.texts, locale);
  if (!text) return [];
  const { kind, link, code } = entry;
  return [{ kind, link, ...text, ...(code !== null && { code }) }];
}
