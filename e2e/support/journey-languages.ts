import { rounds } from "@zhian/chaos/rounds";
import { type Locale, locales } from "./words.ts";

const languages = rounds({ short: 1, long: locales.length, of: "languages that a journey is walked in by a browser" });

/**
 * The languages of a journey that is the same in both except for its texts. The standard run uses one: English for an even
 * turn, Chinese for an odd one; the long run uses both.
 */
export function journeyLanguages(turn: number): readonly Locale[] {
  return locales.filter((_, index) => (index + turn) % locales.length < languages);
}

/** Of similar pages, those to visit in this language: neighbours get different ones. */
export function inTurn<Item>(items: readonly Item[], locale: Locale): Item[] {
  return items.filter((_, turn) => journeyLanguages(turn).includes(locale));
}
