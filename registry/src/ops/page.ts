import type { Identity } from "../tokens.ts";
import type { Language } from "./cookies.ts";
import { type Html, html } from "./html.ts";
import type { Words } from "./words.ts";
import { en } from "./words-en.ts";
import { zh } from "./words-zh.ts";

/** The viewer of a page, with what the header shows. */
export interface Viewer {
  language: Language;
  words: Words;
  /** Address of the same page in the other language. */
  otherUrl: string;
  environments: readonly string[];
  /** Absent unless an operator has signed in. */
  identity?: Identity;
}

export function wordsOf(language: Language): Words {
  return language === "zh" ? zh : en;
}

interface Shown {
  title: string;
  /** The page's environment, at the revision shown. */
  of?: { environment: string; revision: number };
  main: Html;
}

/** A whole document. */
export function page(viewer: Viewer, { title, of, main }: Shown): string {
  const { words, language } = viewer;
  const events = of && html` data-events="/v1/environments/${of.environment}/events" data-revision="${of.revision}"`;
  const document = html`<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en-GB"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${words.title}</title>
<link rel="icon" href="/ops/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/ops/assets/tokens.css">
<link rel="stylesheet" href="/ops/assets/ops.css">
<script src="/ops/assets/live.js" defer></script>
</head>
<body${events}>
<a class="skip" href="#main">${words.skip}</a>
${header(viewer, of?.environment)}
<main id="main" tabindex="-1">
${main}
</main>
</body>
</html>
`;
  return document.html;
}

function header({ words, language, otherUrl, environments, identity }: Viewer, present: string | undefined): Html {
  const places = environments.map(
    (name) => html`<li><a href="/ops/${name}"${name === present && html` aria-current="page"`}>${name}</a></li>`,
  );
  return html`<header class="top">
<p class="mark"><a href="/ops">ZhiAn <span>${words.title}</span></a></p>
${identity && html`<nav aria-label="${words.environments}"><ul>${places}</ul></nav>`}
<div class="who">
<a href="${otherUrl}" lang="${language === "zh" ? "en" : "zh-CN"}" hreflang="${language === "zh" ? "en" : "zh"}">${words.otherLanguage}</a>
${identity && html`<span>${identity.team}</span><form method="post" action="/ops/logout"><button class="quiet">${words.signOut}</button></form>`}
</div>
</header>`;
}
