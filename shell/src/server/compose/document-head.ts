import type { Head } from "@zhian/contracts/head";
import { htmlLang, localePath, locales } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { escapeHtml } from "@zhian/server/escape-html";
import type { ShellAssets } from "../assets.ts";
import { escapeJson } from "../escape-json.ts";
import { type Needed, preloadsOf, scriptPreload, style, stylesOf } from "./needed-files.ts";
import type { PagePlan } from "./page-plan.ts";
import { markup, type Part, theme } from "./parts.ts";
import { shellTexts } from "./shell-texts.ts";

interface HeadView {
  plan: PagePlan;
  head: Head;
  needed: readonly Needed[];
  assets: ShellAssets;
  config: PublicConfig;
}

const wide = "(min-width: 64rem)";

/**
 * Blocks painting until `main` begins, so that the first frame contains the whole header. Otherwise, a phone also paints its first half,
 * which takes as long as painting the whole. https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const wholeHeader = `<link rel="expect" href="#slot-main" blocking="render">`;

/** Everything before the first slot: all that a browser can use before a fragment has rendered. */
export function documentHead({ plan, head, needed, assets, config }: HeadView): Part[] {
  const { locale } = plan;
  const shellStyles = assets.styles.map(({ address, css }) => style(address, css));
  const styles = needed.flatMap((one) => stylesOf(one));
  return markup`<!doctype html>
<html lang="${htmlLang(locale)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${wholeHeader}${describePage(plan, head, config)}${assets.fonts.map((font) => fontPreload(font, wide))}${scriptPreload(`/_shell/${escapeHtml(assets.entry.path)}`, assets.entry.integrity)}${needed.flatMap(preloadsOf)}${[...shellStyles, ...styles].flat()}</head><body>
${assets.fonts.map((font) => fontPreload(font, `not all and ${wide}`))}<a class="skip-link" href="#slot-main">${shellTexts[locale].skip}</a>
`;
}

export function describePage(plan: PagePlan, head: Head, config: PublicConfig): string {
  const { locale, address } = plan;
  const texts = shellTexts[locale];
  // `/home` is an alias of the home page.
  const plain = head.canonical ?? (address.plain === "/home" ? "/" : address.plain);
  const inLocale = (wanted: "en" | "zh") => escapeHtml(config.origin + localePath(wanted, plain));
  const title = escapeHtml(head.title || texts.siteName);
  const description = escapeHtml(head.description);
  const isIndexed = plan.errorStatus === undefined && !head.noindex && !plan.preview && plan.drafts === undefined;
  const only = locales.find((each) => each === head.only);
  const alternates = only
    ? `<link rel="canonical" href="${inLocale(only)}">`
    : `<link rel="canonical" href="${inLocale(locale)}"><link rel="alternate" hreflang="en" href="${inLocale("en")}"><link rel="alternate" hreflang="zh-Hans" href="${inLocale("zh")}"><link rel="alternate" hreflang="x-default" href="${inLocale("en")}">`;
  const feeds = (head.feeds ?? []).map(
    ({ title: name, type, path }) =>
      `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(name)}" href="${escapeHtml(config.origin + localePath(locale, path))}">`,
  );
  const jsonLd = (head.jsonLd ?? []).map(
    (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
  );
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"><meta name="keywords" content="${escapeHtml(head.keywords)}">`,
    locale === "zh" ? `<meta http-equiv="content-language" content="zh-Hans">` : "",
    isIndexed ? alternates : `<meta name="robots" content="noindex">`,
    // A page in only one language names its canonical URL even if it must not be indexed.
    !isIndexed && only ? alternates : "",
    ...feeds,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${texts.siteName}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${inLocale(locale)}"><meta property="og:locale" content="${locale === "zh" ? "zh_CN" : "en_US"}">`,
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...jsonLd,
  ].join("");
}

/**
 * Requests a font before any text needs it. While a font preloaded in the head is loading, a browser paints nothing for a
 * tenth of a second: worthwhile on fast connections, wasted on a phone. Fonts are always requested without credentials:
 * or they would be downloaded twice.
 */
function fontPreload(path: string, media: string): string {
  return `<link rel="preload" as="font" type="font/woff2" media="${media}" href="/_shell/${escapeHtml(path)}" crossorigin="anonymous">`;
}
