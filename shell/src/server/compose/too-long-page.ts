import { plainStyle } from "./plain-style.ts";
import { shellTexts } from "./shell-texts.ts";

const { en, zh } = shellTexts;

/** For an address so long that not even its language was read. To be sent with `plainHeaders`. */
export const tooLongPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${en.tooLong}</title>${plainStyle}</head>
<body><main><h1>${en.tooLong}</h1><p>${en.tooLongSays}</p><p lang="zh-Hans">${zh.tooLong}。${zh.tooLongSays}</p><p><a href="/">Home</a> <a href="/zh" lang="zh-Hans">首页</a></p></main></body></html>`;
