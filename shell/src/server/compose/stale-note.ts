import type { Locale } from "@zhian/contracts/locale";
import { longTime } from "./long-time.ts";
import { markup, type Part } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

const mainStart = `<main id="slot-main"`;

export interface StaleNote {
  locale: Locale;
  /** When the copy was made, as `Date.now()` counts. */
  madeAt: number;
}

/**
 * A kept page that says above its main part that it is an older copy, and how old. Not inside that part: a fragment hydrates
 * all of its slot.
 */
export function withStaleNote(parts: readonly Part[], { locale, madeAt }: StaleNote): Part[] {
  const place = parts.findIndex((part) => typeof part === "string" && part.includes(mainStart));
  const text = parts[place];
  if (typeof text !== "string") return [...parts];
  const at = text.indexOf(mainStart);
  const note = staleNote(locale, new Date(madeAt));
  return [...parts.slice(0, place), text.slice(0, at), ...note, text.slice(at), ...parts.slice(place + 1)];
}

function staleNote(locale: Locale, madeAt: Date): Part[] {
  const [before, after] = shellTexts[locale].stale;
  return markup`<div id="stale-note" role="status" class="zhian-stale"><p>${before}${longTime(locale, madeAt)}${after}</p></div>`;
}
