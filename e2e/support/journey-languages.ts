import { rounds } from "@zhian/chaos/rounds";
import { type Locale, locales } from "./words.ts";

const languages = rounds({ short: 1, long: locales.length, of: "languages that a journey is walked in by a browser" });

/**
 * The languages of a journey that is the same in both, its words apart. The standard run walks it in one: English for an even
 * turn, Chinese for an odd one; the long run in both.
 */
export function journeyLanguages(turn: number): readonly Locale[] {
  return locales.filter((_, index) => (index + turn) % locales.length < languages);
}

/** Of pages that are made alike, those to walk in this language: neighbours come in different ones. */
export function inTurn<Item>(items: readonly Item[], locale: Locale): Item[] {
  return items.filter((_, turn) => journeyLanguages(turn).includes(locale));
}
