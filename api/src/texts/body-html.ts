import type { ArticleElement, ArticleNode } from "@zhian/contracts/article";
import { type Locale, localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "@zhian/server/escape-html";

interface Place {
  /** Without a trailing slash. */
  origin: string;
  locale: Locale;
}

const plainTags = new Set(
  ["p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "del", "code", "blockquote", "table", "thead"].concat([
    "tbody",
    "tr",
    "th",
    "td",
  ]),
);

/** A text as self-contained HTML, as feed readers expect it: links are absolute URLs. */
export function toHtml(nodes: readonly ArticleNode[], place: Place): string {
  return nodes.map((node) => (typeof node === "string" ? escapeXml(node) : elementHtml(node, place))).join("");
}

function elementHtml(element: ArticleElement, place: Place): string {
  const { tag, href = "", title = "", children } = element;
  const inner = toHtml(children, place);
  if (tag === "br" || tag === "hr") return `<${tag}/>`;
  if (tag === "a") return `<a href="${escapeXml(wholeAddress(href, place))}">${inner}</a>`;
  if (tag === "pre") return `<pre><code>${inner}</code></pre>`;
  if (tag === "note") return `<blockquote>${inner}</blockquote>`;
  if (tag === "tab") return `<p><strong>${escapeXml(title)}</strong></p>${inner}`;
  return plainTags.has(tag) ? `<${tag}>${inner}</${tag}>` : inner;
}

function wholeAddress(href: string, { origin, locale }: Place): string {
  return href.startsWith("/") ? origin + localePath(locale, href) : href;
}

/** Escapes for XML 1.0 as well, which does not allow control characters. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\ufffd]/g, ""));
}
