import type { Locale } from "@zhian/contracts/locale";
import { markup, type Part } from "../compose/parts.ts";
import { shellTexts } from "../compose/shell-texts.ts";

const formats = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  zh: new Intl.DateTimeFormat("zh-Hans-CN", { dateStyle: "long", timeZone: "UTC" }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>;

/** A notice above the main part: when this page was stored, and what does not work meanwhile. */
export function mirrorNote(locale: Locale, madeAt: Date): Part[] {
  const [before, after] = shellTexts[locale].mirrored;
  const time = `<time datetime="${madeAt.toISOString()}">${formats[locale].format(madeAt)}</time>`;
  return markup`<div id="mirror-note" role="status" class="zhian-stale"><p>${before}${time}${after}</p></div>`;
}
