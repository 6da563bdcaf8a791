import { errorWords } from "@zhian/contracts/error-words";
import { plainStyle } from "./plain-style.ts";
import { shellTexts } from "./shell-texts.ts";

const { en, zh } = shellTexts;
const retry = `<a href="">${errorWords.en.retry} / ${errorWords.zh.retry}</a>`;
const home = `<a href="/">${errorWords.en.home}</a><a href="/zh" lang="zh-Hans">${errorWords.zh.home}</a>`;

/** Shown instead of a missing api response to a visitor who opened its URL as a page. Its language is unknown. Send with `plainHeaders`. */
export function noAnswerPage(asked: "read" | "write"): string {
  return asked === "read"
    ? bilingualPage("noAnswer", "noAnswerRead", retry + home)
    : bilingualPage("noAnswer", "noAnswerWrite", home);
}

/** For a URL so long that not even its language was read. Send with `plainHeaders`. */
export const tooLongPage = bilingualPage("tooLong", "tooLongSays", home);

type Key = "noAnswer" | "noAnswerRead" | "noAnswerWrite" | "tooLong" | "tooLongSays";

function bilingualPage(title: Key, says: Key, links: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${en[title]}</title>${plainStyle}</head>
<body><main><h1>${en[title]}</h1><p>${en[says]}</p><p lang="zh-Hans">${zh[title]}。${zh[says]}</p><p>${links}</p></main></body></html>`;
}
