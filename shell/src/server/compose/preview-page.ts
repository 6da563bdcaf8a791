import { htmlLang, type Locale, localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "@zhian/server/escape-html";
import type { Preview, PreviewRefusal } from "../preview/preview.ts";
import { plainStyle } from "./plain-style.ts";
import { previewWords, releaseNames } from "./preview-words.ts";
import { shellTexts } from "./shell-texts.ts";

/** For a visitor whose preview link is refused. Send with `plainHeaders`. */
export function refusedPreviewPage(locale: Locale, reason: PreviewRefusal): string {
  const words = previewWords[locale];
  return plain(locale, words.refused[reason], [[localePath(locale, "/"), words.toSite]]);
}

interface Two {
  now: Preview;
  other: Preview;
  /** URL that starts the other preview. */
  switchTo: string;
}

/** For a visitor who opens a link during another preview: a click alone does not end the current one. Send with `plainHeaders`. */
export function anotherPreviewPage(locale: Locale, { now, other, switchTo }: Two): string {
  const words = previewWords[locale];
  const [before, between, after] = words.another;
  return plain(locale, `${before}${namesOf(now, locale)}${between}${namesOf(other, locale)}${after}`, [
    [switchTo, words.switchTo],
    [localePath(locale, "/"), words.stay],
  ]);
}

function namesOf({ releases }: Preview, locale: Locale): string {
  return releaseNames(
    releases.map(({ manifest }) => manifest),
    locale,
  );
}

function plain(locale: Locale, says: string, ways: readonly (readonly [path: string, name: string])[]): string {
  const { title } = previewWords[locale];
  const links = ways.map(([path, name]) => `<a href="${escapeHtml(path)}">${name}</a>`);
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} - ${shellTexts[locale].siteName}</title>${plainStyle}</head>
<body><main><h1>${title}</h1><p>${says}</p><p>${links.join("")}</p></main></body></html>`;
}
