import { plainStyle } from "./plain-style.ts";

/** For when even the error page fails. The text is in the source, so it depends on nothing that can fail. Send with `plainHeaders`. */
export const lastResort = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Error</title>${plainStyle}</head>
<body><main><h1>An error occurred while showing the error page</h1><p lang="zh-Hans">显示错误页面时发生错误</p><p><a href="/">Go back to home</a> <a href="/zh" lang="zh-Hans">返回首页</a></p></main></body></html>`;
