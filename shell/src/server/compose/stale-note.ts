import type { Locale } from "@zhian/contracts/locale";
import { longTime } from "./long-time.ts";
import { markup, type Part } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

const mainStart = `<main id="slot-main"`;

export interface StaleNote {
  locale: Locale;
  /** When the copy was made, as returned by `Date.now()`. */
  madeAt: number;
}

/**
 * A cached page with a note above `main` that it is an older copy, and how old. The note is outside `main`, because a
 * fragment hydrates its whole slot.
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
