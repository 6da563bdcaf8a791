import { contactEmail } from "@zhian/contracts/contact";
import { errorWords } from "@zhian/contracts/error-words";
import { htmlLang, type Locale, localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "@zhian/server/escape-html";
import { plainStyle } from "./plain-style.ts";
import { shellTexts } from "./shell-texts.ts";

export interface PlainLink {
  path: string;
  title: string;
}

/** A plain page for when there is no snapshot or no capacity. Send with `plainHeaders`. */
export function plainPage(
  locale: Locale,
  message: "starting" | "busy" | "notMirrored",
  links: readonly PlainLink[] = [],
): string {
  const texts = shellTexts[locale];
  const words = errorWords[locale];
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.siteName}</title>${plainStyle}</head>
<body><main><h1>${texts.siteName}</h1><p>${escapeHtml(texts[message])}</p><p><a href="">${words.retry}</a><a href="${localePath(locale, "/")}">${words.home}</a><a href="mailto:${contactEmail}">${words.contact}</a></p>${listOf(links, texts.readable)}</main></body></html>`;
}

function listOf(links: readonly PlainLink[], title: string): string {
  if (links.length === 0) return "";
  const rows = links.map(({ path, title: name }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`);
  return `<h2>${title}</h2><ul>${rows.join("")}</ul>`;
}
