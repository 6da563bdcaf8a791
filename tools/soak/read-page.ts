/** The compared parts of a page. */
export interface PageParts {
  heading: string;
  header: string;
  footer: string;
}

/** A page as it was before the soak: each later answer has to have these parts. */
export interface SitePage {
  path: string;
  parts: PageParts;
}

/** Null when the answer is no whole page, or one of its slots shows a fallback. `mark`: the part of an address that is unique to it. */
export function readPage(html: string, mark: string): PageParts | null {
  if (!isWhole(html) || /data-outcome="(?!rendered")/.test(html)) return null;
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  const header = slot(html, "header");
  const footer = slot(html, "footer");
  if (heading === undefined || header === null || footer === null) return null;
  return { heading: textOf(heading), header: header.replaceAll(mark, ""), footer: footer.replaceAll(mark, "") };
}

export function isWhole(html: string): boolean {
  return html.trimEnd().endsWith("</body></html>");
}

/** Whether the header and the footer stand on a page whose main part may show anything. */
export function hasFrame(html: string): boolean {
  return ["header", "footer"].every((name) => slot(html, name) !== null);
}

/** To the next slot or, after the last one, the page's data. */
function slot(html: string, name: string): string | null {
  const found = new RegExp(
    `<div id="slot-${name}"[^>]* data-outcome="rendered">(.*?)</div>(?:<(?:main|div) id="slot-|<link|<script)`,
    "s",
  ).exec(html);
  // An empty one is none.
  return found?.[1] || null;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
