import { contactEmail } from "@zhian/contracts/contact";
import { errorWords } from "@zhian/contracts/error-words";
import { htmlLang, type Locale, localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "./parts.ts";
import { plainStyle } from "./plain-style.ts";
import { shellTexts } from "./shell-texts.ts";

/** A page of plain words, for moments without a snapshot or without room. To be sent with `plainHeaders`. */
export function plainPage(locale: Locale, message: "starting" | "busy"): string {
  const texts = shellTexts[locale];
  const words = errorWords[locale];
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.siteName}</title>${plainStyle}</head>
<body><main><h1>${texts.siteName}</h1><p>${escapeHtml(texts[message])}</p><p><a href="">${words.retry}</a><a href="${localePath(locale, "/")}">${words.home}</a><a href="mailto:${contactEmail}">${words.contact}</a></p></main></body></html>`;
}
