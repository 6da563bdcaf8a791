import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { escapeHtml } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

/** A page of plain words, for moments without a snapshot or without room. */
export function plainPage(locale: Locale, message: "starting" | "busy"): string {
  const texts = shellTexts[locale];
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.siteName}</title></head>
<body><main><h1>${texts.siteName}</h1><p>${escapeHtml(texts[message])}</p></main></body></html>`;
}
