import type { PagesFindings } from "../pages/measure-pages.ts";
import { formatNumber, formatSpread, toTable } from "../table.ts";
import { formatLoad } from "./format-load.ts";

export function formatPages({ count, sized, growth, load }: PagesFindings): string {
  const kb = (bytes: number) => formatNumber(bytes / 1000, 1);
  const sizes = sized.map(({ size, path, total, html, styles, script, lcpMs }) => [
    `${size}, ${path}`,
    ...[total, html, styles, script].map(kb),
    formatSpread(lcpMs),
  ]);
  const grown = growth.map(({ path, page, layout }) => [path, formatNumber(page), formatNumber(layout)]);
  return `Product and solution pages, ${count}, by their bytes until hydrated (brotli)
${toTable([["page", "kB", "HTML", "CSS", "JS", "LCP ms"], ...sizes])}

Growth when the catalogue has twice as many products, bytes before brotli
${toTable([["page", "itself", "header and footer"], ...grown])}
  LCP: medians (min–max) of ${load.length} rounds${formatLoad(load)}`;
}
