import type { Locale } from "@zhian/contracts/locale";
import { markup, type Part } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

const mainStart = `<main id="slot-main"`;

const formats = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
  zh: new Intl.DateTimeFormat("zh-Hans-CN", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>;

export interface StaleNote {
  locale: Locale;
  /** When the copy was made, as `Date.now()` counts. */
  madeAt: number;
}

/**
 * A kept page that says above its main part that it is an older copy, and of when. Not inside that part: what stands in a slot is
 * what its fragment hydrates.
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
  const time = `<time datetime="${madeAt.toISOString()}">${formats[locale].format(madeAt)} UTC</time>`;
  return markup`<div id="stale-note" role="status" class="zhian-stale"><p>${before}${time}${after}</p></div>`;
}
