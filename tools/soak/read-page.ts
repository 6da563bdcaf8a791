/** The compared parts of a page. */
export interface PageParts {
  heading: string;
  header: string;
  footer: string;
}

/** A page as it was before the soak: later responses must have the same parts. */
export interface SitePage {
  path: string;
  parts: PageParts;
}

/** Null if the page is not complete, or one of its slots shows a fallback. `mark`: the part of an address that is unique to it. */
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

/** Whether a page has its header and footer, whatever its main part shows. */
export function hasFrame(html: string): boolean {
  return ["header", "footer"].every((name) => slot(html, name) !== null);
}

/** Up to the next slot or, after the last one, the page's data. */
function slot(html: string, name: string): string | null {
  const found = new RegExp(
    `<div id="slot-${name}"[^>]* data-outcome="rendered">(.*?)</div>(?:<(?:main|div) id="slot-|<link|<script)`,
    "s",
  ).exec(html);
  // An empty slot counts as missing.
  return found?.[1] || null;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
