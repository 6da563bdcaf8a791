import { errorWords } from "@zhian/contracts/error-words";
import { plainStyle } from "./plain-style.ts";
import { shellTexts } from "./shell-texts.ts";

const { en, zh } = shellTexts;

/** Shown instead of a missing api response to a visitor who opened its URL as a page. The URL has no language. Send with `plainHeaders`. */
export function noAnswerPage(asked: "read" | "write"): string {
  const says = asked === "read" ? "noAnswerRead" : "noAnswerWrite";
  const again = asked === "read" ? `<a href="">${errorWords.en.retry} / ${errorWords.zh.retry}</a>` : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${en.noAnswer}</title>${plainStyle}</head>
<body><main><h1>${en.noAnswer}</h1><p>${en[says]}</p><p lang="zh-Hans">${zh.noAnswer}。${zh[says]}</p><p>${again}<a href="/">${errorWords.en.home}</a><a href="/zh" lang="zh-Hans">${errorWords.zh.home}</a></p></main></body></html>`;
}
